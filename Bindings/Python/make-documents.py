"""Writes the types of the documents, `src/astrolabe/documents.py`, from their JSON Schemas.

python3 Bindings/Python/make-documents.py           writes the file
python3 Bindings/Python/make-documents.py --check   says whether it is as it should be
"""

from __future__ import annotations

import difflib
import json
import keyword
import sys
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
SCHEMAS = HERE.parent.parent / "Sources" / "Documents" / "Schemas"
TARGET = HERE / "src" / "astrolabe" / "documents.py"

#: The documents that the package gives, and the schema of each.
DOCUMENTS = {
    "NatalChart": "natal_chart",
    "ChartWithMore": "chart_with_more",
    "Portrait": "portrait",
    "PortraitOfTwo": "portrait_two",
    "PortraitOfPeriod": "portrait_period",
    "DailyReading": "daily_reading",
    "ReadingWithMore": "reading_with_more",
    "Meters": "meters",
    "Transits": "transits",
    "Returns": "returns",
    "Progressions": "progressions",
    "Directions": "directions",
    "Profections": "profections",
    "Synastry": "synastry",
    "Composite": "composite",
    "Comparison": "comparison",
    "Pair": "pair",
    "Life": "life",
    "Events": "events",
    "Moon": "moon",
    "Sky": "sky",
    "SignProfile": "sign_profile",
    "Places": "places",
    "Hours": "hours",
    "Eclipses": "eclipses",
    "Windows": "windows",
    "Answer": "answer",
    "PrimaryDirections": "primary_directions",
    "Periods": "periods",
    "Rectification": "rectification",
    "PairTransits": "pair_transits",
    "Relocation": "relocation",
    "LifeCycles": "life_cycles",
    "Vedic": "vedic",
    "Lines": "lines",
    "LocalSpace": "local_space",
    "Panchanga": "panchanga",
    "Heliacal": "heliacal",
    "Stars": "stars",
    "Heliocentric": "heliocentric",
    "Retrogrades": "retrogrades",
}

HEAD = '''\
"""The shapes of the documents, made from the JSON Schemas by `make-documents.py`.

What a schema demands beyond types (ranges, lengths, orders) is in `Sources/Documents/Schemas`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Dict, List, Literal, TypedDict, Union

if TYPE_CHECKING:
    from typing_extensions import NotRequired
'''

PLAIN = {"string": "str", "number": "float", "integer": "int", "boolean": "bool", "null": "None"}


def pascal(name: str) -> str:
    return "".join(part[:1].upper() + part[1:] for part in name.replace("-", "_").split("_"))


def literal(value: Any) -> str:
    return json.dumps(value) if isinstance(value, str) else repr(value)


class Writer:
    """Writes each object of the schemas as a class, after those that it refers to."""

    def __init__(self) -> None:
        self.schemas = {
            name: json.loads((SCHEMAS / f"{stem}.schema.json").read_text())
            for name, stem in DOCUMENTS.items()
        }
        self.by_id = {schema["$id"]: name for name, schema in self.schemas.items()}
        self.types: dict[str, str] = {}
        self.text: list[str] = []

    def document(self, name: str) -> None:
        schema = self.schemas[name]
        type = self.type(schema, name, name)
        if type != name:
            self.text.append(f"{name} = {type}\n")
            self.types[name] = name

    def find(self, reference: str, document: str) -> tuple[Any, str, str]:
        """What a reference leads to, its name, and the document that it is in."""
        where, _, path = reference.partition("#")
        if where:
            stem = where.removesuffix(".json").removesuffix(".schema")
            names = [name for name, file in DOCUMENTS.items() if file == stem]
            document = self.by_id.get(where) or names[0]
        schema = self.schemas[document]
        for part in path.split("/")[1:]:
            schema = schema[part]
        last = path.split("/")[-1]
        return schema, document + pascal(last) if path else document, document

    def type(self, schema: Any, name: str, document: str) -> str:
        if schema is True:
            return "Any"
        if "$ref" in schema and "properties" not in schema:
            found, found_name, found_document = self.find(schema["$ref"], document)
            return self.type(found, found_name, found_document)
        for choice in ("oneOf", "anyOf"):
            if choice in schema and not {"properties", "items"} & set(schema):
                return self.union(
                    [
                        self.type(part, f"{name}{number or ''}", document)
                        for number, part in enumerate(schema[choice])
                    ]
                )
        if "const" in schema or "enum" in schema:
            values = schema.get("enum", [schema.get("const")])
            if all(isinstance(value, (str, int, type(None))) for value in values):
                return f"Literal[{', '.join(literal(value) for value in values)}]"
        merged = self.merged(schema, document)
        if "properties" in merged:
            return self.object(merged, name, document)
        kind = merged.get("type")
        if isinstance(kind, list):
            return self.union([self.type({**merged, "type": one}, name, document) for one in kind])
        if kind == "array":
            if "items" in merged and merged["items"] is not False:
                return f"List[{self.type(merged['items'], name + 'Item', document)}]"
            parts = [
                self.type(part, name + "Item", document) for part in merged.get("prefixItems", [])
            ]
            return f"List[{self.union(parts)}]" if parts else "List[Any]"
        if kind == "object":
            more = merged.get("additionalProperties", True)
            return f"Dict[str, {self.type(more, name + 'Value', document) if isinstance(more, dict) else 'Any'}]"
        if "pattern" in merged or "format" in merged:
            return "str"
        return PLAIN.get(kind, "Any") if isinstance(kind, str) else "Any"

    def merged(self, schema: Any, document: str) -> Any:
        """An object with what it takes from others by `allOf`."""
        merged: dict[str, Any] = {}
        parts = list(schema.get("allOf", []))
        if "$ref" in schema:
            parts.append({"$ref": schema["$ref"]})
        for part in [
            *parts,
            {key: value for key, value in schema.items() if key not in ("allOf", "$ref")},
        ]:
            if "$ref" in part:
                found, _, found_document = self.find(part["$ref"], document)
                part = {
                    **self.merged(found, found_document),
                    **{k: v for k, v in part.items() if k != "$ref"},
                }
            for key, value in part.items():
                if key in ("if", "then", "else", "not"):
                    continue
                if key == "properties":
                    # What is said of a field a second time narrows it.
                    properties = {**value, **merged.get(key, {})} if part is not schema else value
                    merged[key] = {
                        **merged.get(key, {}),
                        **{
                            k: v
                            for k, v in properties.items()
                            if k not in merged.get(key, {}) or v is not True
                        },
                    }
                elif key == "required":
                    merged[key] = [*merged.get(key, []), *value]
                else:
                    merged[key] = value
        return merged

    def union(self, types: list[str]) -> str:
        types = list(dict.fromkeys(types))
        return types[0] if len(types) == 1 else f"Union[{', '.join(types)}]"

    def object(self, schema: Any, name: str, document: str) -> str:
        if name in self.types:
            return name
        self.types[name] = name
        required = set(schema.get("required", []))
        fields = []
        for field, value in schema["properties"].items():
            type = self.type(value, name + pascal(field), document)
            fields.append((field, type if field in required else f"NotRequired[{type}]"))
        if any(keyword.iskeyword(field) or not field.isidentifier() for field, _ in fields):
            # Names that are words of the language can't be those of a class.
            lines = [f'{name} = TypedDict("{name}", {{']
            lines += [f"    {json.dumps(field)}: {json.dumps(type)}," for field, type in fields]
            self.text.append("\n".join([*lines, "})"]) + "\n")
        else:
            lines = [f"class {name}(TypedDict):"]
            if description := " ".join(schema.get("description", "").split()):
                lines.append(f"    {docstring(description)}")
                lines.append("")
            lines += [f"    {field}: {type}" for field, type in fields]
            self.text.append("\n".join(lines) + "\n")
        return name


def docstring(text: str) -> str:
    """The first sentence of a description."""
    sentence = text.split(". ")[0].rstrip(".").replace("\\", "\\\\").replace('"', "'")
    return f'"""{sentence}."""'


def written() -> str:
    writer = Writer()
    for name in DOCUMENTS:
        writer.document(name)
    return "\n\n".join([HEAD, *writer.text])


def main() -> int:
    text = written()
    if "--check" not in sys.argv:
        TARGET.write_text(text)
        return 0
    kept = TARGET.read_text()
    if text == kept:
        return 0
    sys.stdout.writelines(
        difflib.unified_diff(kept.splitlines(True), text.splitlines(True), "is", "should be")
    )
    return 1


if __name__ == "__main__":
    sys.exit(main())

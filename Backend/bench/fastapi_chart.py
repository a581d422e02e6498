"""A chart by FastAPI and kerykeion, which beside_fastapi.py starts: positions and houses as JSON, as few lines as it takes."""
from fastapi import FastAPI
from kerykeion import AstrologicalSubjectFactory
from pydantic import BaseModel

app = FastAPI()


class Birth(BaseModel):
    name: str
    date: str
    time: str
    zone: str
    latitude: float
    longitude: float


@app.post("/chart")
async def chart(birth: Birth):
    year, month, day = map(int, birth.date.split("-"))
    hour, minute = map(int, birth.time.split(":"))
    return AstrologicalSubjectFactory.from_birth_data(
        birth.name, year, month, day, hour, minute, lng=birth.longitude, lat=birth.latitude, tz_str=birth.zone, online=False)

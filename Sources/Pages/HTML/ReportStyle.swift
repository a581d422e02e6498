@_spi(FrontEnd) internal import Drawing

/// The style sheet of a report: a phone first, a desk above 60 rem, paper, and the dark.
struct ReportStyle {
  /// The colours of the pictures.
  let pictures: ColorVariables
  /// What single elements have of their own, where it isn't written beside them.
  let ownStyles: OwnStyles

  /// The style sheet of what has been written.
  init(of html: HTMLWriter) {
    pictures = html.colors
    ownStyles = html.ownStyles
  }

  /// The sheet, without a character that HTML or XML would need to escape.
  var text: String {
    """
    :root{\(Self.fonts);\(Self.declarations(.light));\(pictures.declarations(dark: false))}
    @media screen and (prefers-color-scheme:dark){
    :root{color-scheme:dark;\(Self.declarations(.dark));\(pictures.declarations(dark: true))}
    }
    \(Self.rules)
    \(Self.deskRules)
    \(Self.paperRules)
    \(ownStyles.rules)
    """
  }

  /// A pair of faces that each system has.
  ///
  /// A serif of the humanist kind is for headings, and the system's own sans for text. `system-ui` comes late, since Linux without a desktop has DejaVu Sans for it.
  private static let fonts = """
    --serif:"Iowan Old Style","Palatino Linotype",Palatino,"Noto Serif",P052,"URW Palladio L",\
    Charter,"Bitstream Charter",Georgia,"Liberation Serif",serif;\
    --sans:-apple-system,BlinkMacSystemFont,"Segoe UI",Roboto,"Noto Sans",Cantarell,Ubuntu,\
    "Liberation Sans",system-ui,sans-serif
    """

  /// The colours of the page; text stands on `paper` and on `surface`, in `ink`, `quiet`, `ease` and
  /// `strain`.
  private static func declarations(_ theme: Theme) -> String {
    [
      ("paper", theme.paper), ("surface", theme.surface), ("ink", theme.ink),
      ("quiet", theme.quietInk), ("line", theme.line), ("faint", theme.faintLine),
      ("ease", theme.ease), ("strain", theme.strain),
    ]
    .map { "--\($0):\($1.hexadecimal)" }.joined(separator: ";")
  }
}

extension ReportStyle {
  private static let rules = """
    *{box-sizing:border-box}
    html{-webkit-text-size-adjust:100%}
    body{margin:0 auto;max-width:72rem;padding:1.5rem 1rem 3rem;background:var(--paper);\
    color:var(--ink);font:1.0625rem/1.6 var(--sans);overflow-wrap:break-word}
    h1,h2,.headline{font-family:var(--serif);font-weight:600;line-height:1.2}
    h1{margin:0;font-size:2rem}
    h2{margin:0 0 1rem;font-size:1.625rem}
    h3{margin:2rem 0 .5rem;font-size:1.0625rem;line-height:1.3}
    p,ul,ol,dl,figure,table{margin:0 0 1rem}
    p,li,dd{max-width:58ch}
    dd{margin:0}
    a{color:var(--ease)}
    svg{display:block;width:100%;height:auto;font-family:var(--sans)}
    svg text{font-variant-numeric:tabular-nums}
    figcaption,.quiet,small,caption,time,footer{color:var(--quiet);font-size:.9375rem;\
    line-height:1.5}
    figcaption{margin-top:.5rem}
    header .quiet{margin:0 0 .5rem}
    .kicker{margin:0 0 .25rem;color:var(--quiet)}
    .headline{margin:.75rem 0 1.25rem;font-size:1.375rem;font-style:italic;font-weight:400;\
    line-height:1.35}
    .lead{font-size:1.1875rem;line-height:1.55}
    .said{margin-bottom:.25rem}
    .why{margin-bottom:1.25rem}
    nav{margin:1.5rem 0 0;border:solid var(--faint);\
    border-width:1px 0}
    nav ul{display:flex;flex-wrap:wrap;margin:0;padding:.25rem 0;list-style:none}
    nav a{display:block;padding:.5rem 1rem .5rem 0}
    main>section{padding-top:2.5rem}
    .content>:first-child,.content>section:first-child>h3{margin-top:0}
    .tiles{display:grid;grid-template-columns:1fr 1fr;gap:.5rem;margin:1.5rem 0}
    .tiles>div,.cards>li{padding:.75rem 1rem;background:var(--surface);border-radius:.5rem}
    .tiles dt{color:var(--quiet);font-size:.9375rem}
    .tiles dd{font-weight:600}
    .terms>div{margin:0 0 .75rem}
    dt{color:var(--quiet);font-size:.9375rem}
    .cards{display:grid;gap:.75rem;padding:0;list-style:none}
    .cards h3{margin:0 0 .25rem}
    .cards p{margin:0}
    .cards .quiet{margin-top:.25rem}
    .group{margin-top:2.5rem}
    .group>h3{font-size:1.25rem}
    .opening{padding:.75rem 1rem;background:var(--surface);border-radius:.5rem}
    .meters{padding:0;list-style:none}
    .meters li{padding:1rem 0 0}
    .opening p,.meters p{margin:.25rem 0 0}
    .meter{display:grid;grid-template-columns:1fr auto;gap:.25rem .75rem;align-items:center}
    .meter b{font-weight:600}
    .meter .bar{position:relative;grid-column:1/-1;grid-row:2;height:.5rem;overflow:hidden;\
    border-radius:.25rem;background:var(--faint)}
    .bar::after{position:absolute;top:0;left:calc(50% - 1px);width:2px;height:100%;\
    background:var(--ink);content:""}
    .bar span{display:block;height:100%}
    .bar .ease{background:var(--ease)}
    .bar .strain{background:var(--strain)}
    .score{text-align:right;font-variant-numeric:tabular-nums}
    .meter small{grid-column:1/-1}
    .front figure{margin:0 -1rem 1.5rem}
    .front svg{max-width:36rem;margin:0 auto}
    .front figcaption{padding:0 1rem}
    .strongest{padding:0;list-style:none}
    .strongest li{padding:.375rem 0;border-top:1px solid var(--faint)}
    .strongest b{display:block;font-weight:600}
    .front .meter{margin:0 0 .75rem}
    .moon{display:grid;grid-template-columns:7rem 1fr;gap:1.25rem;align-items:start}
    .moon figcaption{text-align:center}
    .wide{margin:0 -1rem 1rem}
    .wide figcaption{padding:0 1rem}
    table{width:100%;border-collapse:collapse;font-size:.9375rem;line-height:1.4}
    caption{padding-bottom:.5rem;text-align:left}
    th,td{padding:.5rem .5rem .5rem 0;border-top:1px solid var(--faint);text-align:left;\
    vertical-align:top}
    th{font-weight:600}
    td small{display:block}
    td{font-variant-numeric:tabular-nums}
    .week{padding:0;list-style:none}
    .week h3{margin:1.5rem 0 .25rem}
    .week ul{margin:0;padding:0;list-style:none}
    .week li li{display:grid;grid-template-columns:3.5rem 1fr;align-items:baseline}
    time{font-variant-numeric:tabular-nums}
    .chapters dl>div{margin:0 0 .75rem}
    .chapters dd+dd{margin-top:.25rem}
    footer{margin-top:3rem;padding-top:1rem;border-top:1px solid var(--faint)}
    footer p{margin:0 0 .25rem}
    """

  /// From 60 rem the headings stand in a column of their own.
  private static let deskRules = """
    @media screen and (min-width:60rem){
    body{padding:4rem 2rem}
    h1{font-size:2.75rem}
    .headline{font-size:1.625rem}
    header,nav ul,footer{padding-left:14rem}
    main>section{display:grid;grid-template-columns:12rem minmax(0,44rem);column-gap:2rem;\
    padding-top:4rem}
    h2{position:sticky;top:1.5rem;align-self:start;text-align:right}
    .tiles{grid-template-columns:repeat(3,auto) 1fr}
    .wide{margin:0 0 1rem}
    .wide figcaption{padding:0}
    .curve{max-width:32rem}
    .month{max-width:38rem}
    .terms>div,.chapters dl>div{display:grid;grid-template-columns:8rem 1fr;column-gap:1rem}
    .terms dt,.chapters dt{padding-top:.125rem}
    .chapters dd{grid-column:2}
    .meter{grid-template-columns:10rem 1fr 3rem}
    .meter .bar{grid-column:2;grid-row:1}
    .meter small,.meters p,.opening p{grid-column:2/-1}
    .meters p,.opening p{margin-left:10.75rem}
    .front figure{margin:0 0 1.5rem}
    .front figcaption{padding:0}
    .front .meter{grid-template-columns:1fr auto}
    .front .meter .bar{grid-column:1/-1;grid-row:2}
    .front .meter small{grid-column:1/-1}
    }
    """
}

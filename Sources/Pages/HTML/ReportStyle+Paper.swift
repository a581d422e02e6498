extension ReportStyle {
  /// The rules for paper: page numbers, two columns where texts are short, no links, and no block that is
  /// torn apart or left alone at the foot of a page.
  static let paperRules = """
    @page{margin:13mm 15mm 16mm;@bottom-right{content:counter(page) " / " counter(pages);\
    font:8.5pt sans-serif;color:#565c6b}}
    @media print{
    html{font-size:8.6pt}
    body{max-width:none;padding:0;line-height:1.4}
    nav,.meters small,.group .opening small,.terms-links{display:none}
    a{color:inherit;text-decoration:none}
    h1{font-size:1.875rem}
    h2{margin:0 0 .5rem;padding-top:.25rem;border-top:1.5pt solid var(--ink);font-size:1.375rem}
    h3{margin:.75rem 0 .25rem}
    p,ul,ol,dl,figure,table{margin:0 0 .5rem}
    h2,h3,caption,.lead,.opening,.said{break-after:avoid}
    figure,table,.tiles,.moon,.cards>li,.meters li,.opening,.terms>div,.chapters dl>div,\
    .week>li,.strongest li,.meter,.group,tr{break-inside:avoid}
    p,li,dd{max-width:none;orphans:3;widows:3}
    .lead{font-size:1.125rem}
    .headline{margin:.375rem 0 .5rem}
    .said{margin-bottom:.125rem}
    .why{margin-bottom:.75rem}
    main>section{padding-top:1rem}
    .sheet{break-inside:avoid}
    .cover{break-after:page}
    .front{display:grid;grid-template-columns:10.4cm 1fr;column-gap:7mm;align-items:start}
    .front figure{margin:0}
    .front figcaption{padding:0}
    .front h3:first-child{margin-top:0}
    .group{margin-top:.5rem}
    .tiles{grid-template-columns:repeat(3,auto) 1fr;margin:.5rem 0}
    .tiles>div,.cards>li,.opening{padding:.375rem .625rem}
    .meters{display:grid;grid-template-columns:1fr 1fr;column-gap:8mm;margin:0}
    .meters li{padding:.5rem 0 0}
    .opening p,.meters p{margin:.125rem 0 0}
    .cards{display:block;columns:2;column-gap:6mm}
    .cards>li{margin:0 0 .5rem}
    .week{columns:2;column-gap:8mm}
    .week>li>h3{margin:.5rem 0 .125rem}
    .wide{margin:0 auto .5rem;max-width:11cm}
    .curve{max-width:9cm}
    .month{max-width:9.5cm}
    .bar,.bar span,.bar::after,.tiles>div,.cards>li,.opening,svg{\
    -webkit-print-color-adjust:exact;print-color-adjust:exact}
    .terms>div{display:grid;grid-template-columns:8rem 1fr;column-gap:1rem;margin:0 0 .25rem}
    td small{display:inline;margin-left:.5rem}
    th,td{padding:.0625rem .5rem .0625rem 0}
    .chapters{columns:2;column-gap:10mm}
    footer{break-before:avoid;margin-top:.75rem;padding-top:.375rem}
    }
    """
}

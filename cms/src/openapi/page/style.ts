/** The look of the written API: a narrow column that reads on a phone, in the light or dark of the reader's choice. */
export const style = `
:root { color-scheme: light dark; --ink: light-dark(#231a14, #f1e8dc); --paper: light-dark(#fbf7f0, #1b1512);
  --line: light-dark(#cdbfae, #54463b); --quiet: light-dark(#5c4c40, #c4b5a4); --link: light-dark(#1f4690, #9dbcf5);
  --panel: light-dark(#f1e9dc, #261e19); }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 60rem; padding: 1.5rem 1rem 4rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.55 system-ui, sans-serif; overflow-wrap: break-word; }
h1, h2, h3 { line-height: 1.25; }
h2 { margin-top: 3rem; border-bottom: 1px solid var(--line); padding-bottom: .25rem; }
h3 { font-size: 1.05rem; margin: 0 0 .5rem; }
a { color: var(--link); }
a:focus-visible, .table:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
article, .schema { margin: 1.5rem 0; padding: 1rem; background: var(--panel); border-radius: .5rem; scroll-margin-top: 1rem; }
article p, .schema p { margin: .25rem 0 .75rem; }
code, .path { font-family: ui-monospace, monospace; font-size: .92em; overflow-wrap: anywhere; }
.method { font-weight: 700; }
.must { color: var(--quiet); font-weight: 400; font-size: .85em; }
nav ul { padding-left: 1.1rem; }
nav li { margin: .3rem 0; }
.table { overflow-x: auto; margin: .75rem 0; }
table { border-collapse: collapse; width: 100%; font-size: .92rem; }
caption { text-align: left; font-weight: 700; padding-bottom: .25rem; }
th, td { text-align: left; vertical-align: top; padding: .35rem .6rem .35rem 0; border-top: 1px solid var(--line); min-width: 7rem; }
dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem .75rem; margin: .5rem 0 0; }
dt { font-weight: 700; font-variant-numeric: tabular-nums; }
dd { margin: 0; min-width: 0; }
`;

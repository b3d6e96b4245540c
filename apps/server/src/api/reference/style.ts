/** The site's look: design tokens and typefaces as CSS, and the typefaces' addresses. */
export type PageLook = { css: string; fonts: readonly string[] }

/** The design tokens in system colours, for a server whose site is not built. */
export const systemLook: PageLook = {
  css: ':root{color-scheme:light dark;--paper:Canvas;--paper-raised:Canvas;--paper-sunk:Canvas;--ink:CanvasText;--ink-soft:CanvasText;--line:GrayText;--leaf:LinkText;--leaf-tint:Canvas;--radius-card:12px;--radius-chip:999px;--font-display:Georgia,serif;--font-text:system-ui,sans-serif}*{box-sizing:border-box}body{margin:0;font:1rem/1.5 var(--font-text);background:var(--paper);color:var(--ink)}',
  fonts: [],
}

/** Styles of the reference page: the index is beside the calls on wide screens, above them on narrow ones. */
export const pageStyle = `
.skip{position:absolute;top:-80px;left:16px;padding:10px 16px;background:var(--leaf);color:var(--paper);z-index:1}
.skip:focus{top:8px}
header,main{max-width:1160px;margin:0 auto;padding:0 20px}
header{padding-top:40px}
h1{font-size:clamp(2rem,5vw,3rem);margin:0 0 10px}
.intro{max-width:44em;color:var(--ink-soft);font-size:1.125rem;margin:0 0 12px}
.columns{display:grid;gap:32px;padding:24px 0 64px}
nav h2{font-size:1.25rem;margin:0 0 8px}
nav ul{list-style:none;margin:0 0 16px;padding:0}
nav li ul{margin:0 0 12px;padding-left:12px;border-left:2px solid var(--line)}
nav a{display:inline-block;padding:3px 0;text-decoration:none}
nav a:hover{text-decoration:underline}
section{margin:0 0 48px}
section>h2{font-size:1.75rem;margin:0 0 16px}
article{margin:0 0 20px;padding:20px;border:1px solid var(--line);border-radius:var(--radius-card);background:var(--paper-raised)}
article:target{border-color:var(--leaf);box-shadow:0 0 0 2px var(--leaf)}
h3{font-size:1.25rem;margin:0 0 8px}
h4{font:600 0.9375rem/1.4 var(--font-text);margin:16px 0 4px}
.line{display:flex;flex-wrap:wrap;gap:8px;align-items:baseline;margin:0 0 8px}
.method{padding:1px 8px;border-radius:var(--radius-chip);background:var(--leaf);color:var(--paper);font-weight:600;font-size:0.875rem}
.chip{padding:1px 10px;border-radius:var(--radius-chip);border:1px solid var(--line);color:var(--ink-soft);font-size:0.875rem}
code{font:0.875rem/1.5 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;overflow-wrap:anywhere}
.path{font-size:1rem}
.name{font-weight:600}
.fields{margin:4px 0;padding-left:16px;list-style:none;border-left:2px solid var(--line)}
.fields li{padding:3px 0}
.bounds,.about,.optional{color:var(--ink-soft);font-size:0.875rem}
.optional{font-style:italic}
.type{margin:4px 0}
summary{cursor:pointer;padding:8px 0;font-weight:600}
details{border-top:1px solid var(--line)}
@media (min-width:56.25em){.columns{grid-template-columns:280px minmax(0,1fr)}nav{position:sticky;top:16px;align-self:start;max-height:calc(100vh - 32px);overflow:auto}}
@media print{nav{display:none}article{break-inside:avoid}}
`

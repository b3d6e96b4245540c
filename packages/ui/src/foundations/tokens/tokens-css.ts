import { type ColourPalette, type OwnTokens, tokensWith } from './tokens.ts'

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

function colours(palette: ColourPalette, scheme: 'light' | 'dark'): string {
  const entries = Object.entries(palette).map(([name, value]) => `--${kebab(name)}:${value}`)
  return [`color-scheme:${scheme}`, ...entries].join(';')
}

const base = `
*,::before,::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%;background:var(--paper);color:var(--ink);scroll-padding-top:72px}
body{margin:0;font:400 1rem/1.5 var(--font-text);background:var(--paper);color:var(--ink);font-optical-sizing:auto;-webkit-font-smoothing:antialiased}
h1,h2,h3{font-family:var(--font-display);font-weight:560;line-height:1.15;letter-spacing:-.01em;text-wrap:balance}
a{color:var(--leaf);text-underline-offset:.18em;text-decoration-thickness:1px}
button,input,select,textarea{font:inherit;color:inherit}
:where(:focus-visible){border-radius:4px}
@media not (forced-colors:active){:where(input[type=checkbox],input[type=radio]){appearance:none;display:grid;place-content:center;flex:none;width:18px;height:18px;margin:0;border:1.5px solid var(--line-strong);border-radius:4px;background:var(--paper-raised);&::before{width:10px;height:10px;background:var(--on-leaf);clip-path:polygon(14% 44%,0 65%,50% 100%,100% 16%,80% 0,43% 62%)}&:disabled{opacity:.5}&:where([type=radio]){border-radius:50%;&::before{clip-path:circle(40%)}}&:is(:checked,[type=checkbox]:indeterminate){border-color:var(--leaf);background:var(--leaf);&::before{content:""}}&:where(:indeterminate)::before{clip-path:inset(38% 0)}}}
:focus-visible{outline:3px solid var(--leaf);outline-offset:2px}
::selection{background:var(--leaf);color:var(--on-leaf)}
.figures{font-variant-numeric:tabular-nums lining-nums}
.visually-hidden{position:absolute;width:1px;height:1px;margin:-1px;padding:0;overflow:hidden;clip-path:inset(50%);white-space:nowrap;border:0}
@media (forced-colors:active){:is([aria-pressed=true],[aria-selected=true],a[aria-current],button[aria-current]){forced-color-adjust:none;background:Highlight!important;color:HighlightText!important}:is([aria-pressed=true],[aria-selected=true],a[aria-current],button[aria-current]) *{color:inherit!important}}
@media (prefers-reduced-motion:reduce){*,::before,::after{animation-duration:.01ms!important;animation-iteration-count:1!important;transition:none!important;scroll-behavior:auto!important}}
`

/**
 * The whole theme as CSS: custom properties of both schemes and base styles. Light by default, dark by system
 * preference, or set by `data-scheme` on <html>; print is always light. Inlined into each page by the server and by
 * Storybook.
 * @param own a consumer's tokens, in place of ours
 */
export function tokensCss(own?: OwnTokens): string {
  const { light, dark, fonts, radius, motion } = tokensWith(own)
  const constants = [
    `--font-display:${fonts.display}`,
    `--font-text:${fonts.text}`,
    `--radius-card:${radius.card}px`,
    `--radius-control:${radius.control}px`,
    `--radius-chip:${radius.chip}px`,
    `--motion-fast:${motion.fast}ms`,
    `--motion-slow:${motion.slow}ms`,
    `--easing:${motion.easing}`,
  ]
    .join(';')
    .replaceAll(', ', ',')
  return [
    `:root{${constants};${colours(light, 'light')}}`,
    `@media screen and (prefers-color-scheme:dark){:root:not([data-scheme=light]){${colours(dark, 'dark')}}}`,
    `@media screen{:root[data-scheme=dark]{${colours(dark, 'dark')}}}`,
    base.replace(/\n/g, ''),
  ].join('\n')
}

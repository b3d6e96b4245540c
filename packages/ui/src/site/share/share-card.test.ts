import { openHouse, product } from '@potager/domain/config'
import { afterEach, describe, expect, it } from 'vitest'
import { drawingLines } from '../../foundations/illustration/drawing-lines.ts'
import { appIcon, favicon, shareCard, wrapped } from './share-card.ts'

afterEach(() => openHouse())

const card = (title: string, text = 'Cuisine de saison') => shareCard({ title, text, drawing: 'leek' })
const baselines = (svg: string, x = 80) =>
  [...svg.matchAll(new RegExp(`<tspan x="${x}" y="([\\d.]+)">([^<]*)`, 'g'))].map(([, y, text]) => [Number(y), text])

describe('the share card', () => {
  it('writes a short title large, a long one smaller, both in the middle of the sheet', () => {
    const [title, text] = baselines(card('Le Potager'))
    expect(card('Le Potager')).toContain('font-size="88"')
    expect(title).toEqual([327.8, 'Le Potager'])
    expect(text).toEqual([393.8, 'Cuisine de saison'])
    const long = card('Un restaurant au nom plus long que d’ordinaire')
    expect(long).toContain('font-size="66"')
    expect(baselines(long).map(([y]) => Math.round(Number(y) * 10) / 10)).toEqual([240.9, 320.1, 399.3, 465.3])
  })

  it('has the drawing, the mark and the name of the product on a whole sheet', () => {
    const svg = card('Le Potager')
    expect(svg).toMatch(/^<svg [^>]*width="1200" height="630"[^>]*><rect width="1200" height="630"[^]*<\/text><\/svg>$/)
    const [, mark = ''] = /(<path.*)<\/g>/.exec(favicon()) ?? []
    expect(mark).not.toBe('')
    expect(svg).toContain(`${mark}</g>`)
    expect(svg).toContain(`>${drawingLines('leek')}</g>`)
    expect(svg).toContain(`>${product.name}</text>`)
  })

  it('has the name of the house in place of the product’s [HOU-04]', () => {
    openHouse({ name: 'Le Jardin & Fils', sentence: '' })
    expect(card('Accueil')).toContain('>Le Jardin &amp; Fils</text>')
    expect(card('Accueil')).not.toContain(product.name)
  })

  it('breaks a long text into lines that stay in the middle of the sheet', () => {
    const text = 'Des légumes de saison, cueillis le matin à deux pas de la cuisine'
    expect(baselines(card('Le Potager', text)).map(([y]) => Math.round(Number(y)))).toEqual([308, 374, 413])
    expect(card('Le Potager', text)).toMatch(/<\/tspan><tspan/)
  })

  it('takes 32 letters for a short title and 33 for a long one', () => {
    expect(card('a'.repeat(32))).toContain('font-size="88"')
    expect(card('a'.repeat(33))).toContain('font-size="66"')
  })

  it('escapes the markup in its texts', () => {
    const svg = card('Pain & <sel>', 'dit "bon"\u0007ici')
    expect(svg).toContain('Pain &amp;')
    expect(svg).toContain('&lt;sel&gt;')
    expect(svg).toContain('dit &quot;bon&quot; ici')
  })
})

describe('text broken into lines', () => {
  it('fills a line to its exact width', () => {
    expect(wrapped('ab cd ef', 5, 3)).toEqual(['ab cd', 'ef'])
    expect(wrapped('ab cd ef', 4, 3)).toEqual(['ab', 'cd', 'ef'])
    expect(wrapped('  abcd  ', 4, 1)).toEqual(['abcd'])
  })

  it('drops a trailing comma before the ellipsis', () => {
    expect(wrapped('un, deux', 3, 1)).toEqual(['un…'])
    expect(wrapped('a b c', 1, 2)).toEqual(['a', 'b…'])
  })
})

describe('text broken into lines', () => {
  it('keeps words whole and lines within the width', () => {
    expect(wrapped('Risotto aux champignons des bois', 14, 3)).toEqual(['Risotto aux', 'champignons', 'des bois'])
  })

  it('ends with an ellipsis when text is cut off', () => {
    expect(wrapped('un deux trois, quatre', 8, 2)).toEqual(['un deux', 'trois…'])
    expect(wrapped('anticonstitutionnellement', 10, 1)).toEqual(['anticonst…'])
  })
})

const linesOf = (svg: string) => [...svg.matchAll(/<path d="([^"]+)"\/>/g)].map(([, line]) => line)

it('draws the same mark on the tab icon and the app icon, the latter on a square', () => {
  expect(linesOf(favicon()).length).toBeGreaterThan(1)
  expect(linesOf(appIcon())).toEqual(linesOf(favicon()))
  const [, width, height] = /<rect width="(\d+)" height="(\d+)"/.exec(appIcon()) ?? []
  expect(appIcon()).toContain(`viewBox="0 0 ${width} ${height}"`)
  expect(favicon()).not.toContain('<rect')
  for (const svg of [favicon(), appIcon()])
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg".*><\/g><\/svg>$/)
})

it('changes the ink of a tab’s icon with the browser’s scheme', () => {
  const [ink, inkAtNight] = [...favicon().matchAll(/g\{stroke:([^}]+)\}/g)].map(([, colour]) => colour)
  expect(inkAtNight).toMatch(/^#/)
  expect(ink).not.toBe(inkAtNight)
  expect(favicon()).toContain(`(prefers-color-scheme:dark){g{stroke:${inkAtNight}}}`)
})

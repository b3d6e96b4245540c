import { expect, it } from 'vitest'
import { appIcon, favicon } from './icons.ts'

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

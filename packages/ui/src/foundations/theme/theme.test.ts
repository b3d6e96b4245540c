import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createTheme } from '@mui/material/styles'
import { expect, it } from 'vitest'
import { light, tokensCss } from '../tokens/index.ts'
import { backOfficeThemeOptions, lookOf } from './theme.ts'

const root = resolve(import.meta.dirname, '../../../../..')
const sheets = ['packages/ui/src', 'packages/admin-kit/src', 'apps/admin/src', 'apps/public/src'].flatMap((folder) =>
  readdirSync(resolve(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.css'))
    .map((path) => ({ path: join(folder, path), css: readFileSync(resolve(root, folder, path), 'utf8') })),
)

/** Sizes and line heights of text that stay as they are in a browser whose font size is larger. */
function fixed(css: string): string[] {
  const declarations = css.match(/(?<![\w-])(?:font|font-size|line-height):[^;{}]*/g) ?? []
  return declarations.filter((one) => /\dpx/.test(one) && !one.includes('rem'))
}

it('texts grow with the font size of the browser', () => {
  expect(sheets.length).toBeGreaterThan(100)
  expect(sheets.flatMap(({ path, css }) => fixed(css).map((one) => `${path}: ${one}`))).toEqual([])
  expect(fixed(tokensCss())).toEqual([])
})

it('a layout is chosen by how much text fits, not by pixels', () => {
  const queries = sheets.flatMap(({ path, css }) =>
    (css.match(/@(?:media|container)[^{]*/g) ?? []).map((one) => `${path}: ${one}`),
  )
  expect(queries.length).toBeGreaterThan(100)
  // The bar's names are capped in pixels, and so is the width in which they have a place.
  const capped = /SideRail\.module\.css: @container/
  expect(queries.filter((one) => /\dpx/.test(one) && !capped.test(one))).toEqual([])
})

it('texts of MUI grow with it too', () => {
  const { typography, components } = createTheme(backOfficeThemeOptions())
  const sizes = JSON.stringify([typography, components]).match(/(?<="(?:fontSize|lineHeight)":)[^,}]*/g) ?? []
  expect(sizes.length).toBeGreaterThan(15)
  // The first is what MUI makes its own sizes of; line heights without a unit follow their text.
  expect(sizes.slice(1).filter((one) => !/rem"$|^[\d.]{1,6}$|inherit/.test(one))).toEqual([])
})

it('lookOf gives own tokens to the page and to MUI, and keeps the other defaults', () => {
  const { css, theme } = lookOf({ light: { leaf: '#1d4ed8' }, radius: { control: 2 } })
  const made = createTheme(theme)
  expect(css).toContain('--leaf:#1d4ed8')
  expect(css).toContain('--radius-control:2px')
  expect(css).toContain(`--ink:${light.ink}`)
  expect(made.palette.primary.main).toBe('#1d4ed8')
  expect(made.palette.text.primary).toBe(light.ink)
  expect(made.shape.borderRadius).toBe(2)
})

import { createTheme } from '@mui/material/styles'
import { expect, it } from 'vitest'
import { light } from '../tokens/index.ts'
import { lookOf } from './look.ts'

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

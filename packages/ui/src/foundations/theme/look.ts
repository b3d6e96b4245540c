import type { ThemeOptions } from '@mui/material/styles'
import { type OwnTokens, tokensCss } from '../tokens/index.ts'
import { backOfficeThemeOptions } from './theme.ts'

/** A style sheet for the page, and options of MUI's theme. */
export type Look = { css: string; theme: ThemeOptions }

/** Both layers of the theme from a consumer's own tokens, given once; what is not given stays ours. */
export const lookOf = (own: OwnTokens): Look => ({ css: tokensCss(own), theme: backOfficeThemeOptions(own) })

import type { ThemeOptions } from '@mui/material/styles'
import type { Tokens } from '../tokens/index.ts'

const hairline = '1px solid var(--line)'

/** MUI overrides: borders instead of shadows, no ripples, no capitals, targets of at least 24 px. */
export const componentsWith = (radius: Tokens['radius']): NonNullable<ThemeOptions['components']> => ({
  // MUI removes the outline and shows the focus with its ripple, which is disabled here.
  MuiButtonBase: {
    defaultProps: { disableRipple: true, disableTouchRipple: true },
    styleOverrides: {
      root: { '&:focus-visible': { outline: '3px solid var(--leaf)', outlineOffset: 2, borderRadius: radius.control } },
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        borderRadius: radius.control,
        minHeight: 36,
        paddingInline: 14,
        // Busy buttons use `aria-disabled`: `disabled` would drop the focus.
        '&[aria-disabled="true"]': { opacity: 0.6, cursor: 'progress' },
      },
      sizeSmall: { minHeight: 32, paddingInline: 10 },
      // Transparent border for forced colours, where it is the only sign that a filled button is a button.
      contained: { border: '1px solid transparent' },
      outlined: { borderColor: 'var(--line-strong)' },
    },
  },
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: {
      root: { backgroundImage: 'none', backgroundColor: 'var(--paper-raised)' },
      rounded: { borderRadius: radius.card },
    },
  },
  MuiCard: { styleOverrides: { root: { border: hairline, borderRadius: radius.card } } },
  MuiDialog: {
    styleOverrides: {
      paper: { border: hairline, borderRadius: radius.card, boxShadow: '0 12px 40px rgb(0 0 0 / 0.18)' },
    },
  },
  MuiDialogTitle: { styleOverrides: { root: { padding: '16px 20px' } } },
  MuiDialogContent: { styleOverrides: { root: { paddingInline: 20 } } },
  MuiDialogActions: { styleOverrides: { root: { padding: '8px 20px 16px' } } },
  MuiMenu: { styleOverrides: { paper: { border: hairline, boxShadow: '0 6px 24px rgb(0 0 0 / 0.12)' } } },
  MuiOutlinedInput: {
    styleOverrides: {
      root: { backgroundColor: 'var(--paper-raised)', borderRadius: radius.control },
      notchedOutline: { borderColor: 'var(--line-strong)' },
    },
  },
  MuiTextField: { defaultProps: { size: 'small' } },
  MuiFormHelperText: { styleOverrides: { root: { fontSize: '0.8125rem', marginInline: 2 } } },
  MuiChip: { styleOverrides: { root: { fontWeight: 600, fontSize: '0.8125rem' } } },
  MuiTableCell: {
    styleOverrides: {
      root: { borderColor: 'var(--line)', paddingBlock: 6 },
      head: { backgroundColor: 'var(--paper-sunk)', color: 'var(--ink-soft)', fontWeight: 600 },
    },
  },
  // WCAG 2.2 target size: the text is lower than 24 px; a right-aligned column's sort label defaults to 17.5 px.
  MuiTableSortLabel: { styleOverrides: { root: { minHeight: 24 } } },
  MuiTooltip: {
    styleOverrides: { tooltip: { fontSize: '0.8125rem', backgroundColor: 'var(--ink)', color: 'var(--paper)' } },
  },
  MuiLink: {
    styleOverrides: {
      root: { display: 'inline-block', minHeight: 24, lineHeight: '1.5rem', textUnderlineOffset: '0.18em' },
    },
  },
})

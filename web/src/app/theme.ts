import { createTheme, type CSSVariablesResolver, type MantineColorsTuple } from '@mantine/core'

const board: MantineColorsTuple = [
  '#e7f1ec',
  '#d3e5dc',
  '#a9cdbd',
  '#7db49c',
  '#579d80',
  '#3f8f70',
  '#2b7a61',
  '#1d5c4a',
  '#174a3c',
  '#10382d',
]

/** Controls of the product. Colours come from components/ui/tokens.css, so that light and dark are designed there. */
export const theme = createTheme({
  primaryColor: 'board',
  primaryShade: { light: 7, dark: 6 },
  colors: { board },
  black: '#1c2321',
  fontFamily: 'var(--font-text)',
  headings: { fontFamily: 'var(--font-heading)', fontWeight: '700' },
  defaultRadius: '9px',
  fontSizes: { xs: '0.75rem', sm: '0.8125rem', md: '0.90625rem', lg: '1rem', xl: '1.1875rem' },
  cursorType: 'pointer',
  respectReducedMotion: true,
  focusRing: 'auto',
  components: {
    Input: { defaultProps: { size: 'md' } },
    InputWrapper: { defaultProps: { size: 'md' } },
    Button: { defaultProps: { size: 'sm' } },
  },
})

/** Points Mantine's own variables at the tokens. */
export const cssVariablesResolver: CSSVariablesResolver = () => {
  const variables = {
    '--mantine-color-body': 'var(--card)',
    '--mantine-color-text': 'var(--ink)',
    '--mantine-color-dimmed': 'var(--ink-2)',
    '--mantine-color-placeholder': 'var(--ink-2)',
    '--mantine-color-anchor': 'var(--board)',
    '--mantine-color-error': 'var(--pen)',
    '--mantine-color-default': 'var(--card)',
    '--mantine-color-default-hover': 'var(--hover)',
    '--mantine-color-default-color': 'var(--ink)',
    '--mantine-color-default-border': 'var(--line)',
    '--mantine-color-disabled': 'var(--line-2)',
    '--mantine-color-disabled-color': 'var(--ink-2)',
    '--mantine-color-disabled-border': 'var(--line)',
    '--mantine-color-board-filled': 'var(--board-fill)',
    '--mantine-color-board-filled-hover': 'var(--board-fill-hover)',
    '--mantine-color-board-light': 'var(--board-tint)',
    '--mantine-color-board-light-hover': 'var(--board-tint)',
    '--mantine-color-board-light-color': 'var(--board)',
    '--mantine-color-board-outline': 'var(--board)',
    '--mantine-color-board-text': 'var(--board)',
  }
  return { variables: {}, light: variables, dark: variables }
}

import { readdirSync, readFileSync } from 'node:fs'

/**
 * Every size in a style sheet comes from the theme (web/src/theme): type, distances, corners, layers, motion,
 * and the widths at which layouts change. Values outside a scale and tokens that the theme lacks are errors.
 */
const theme = new URL('../web/src/theme/', import.meta.url)
const textOf = (name) => readFileSync(new URL(name, theme), 'utf8')

const tokens = readdirSync(theme)
  .filter((name) => name.endsWith('.css'))
  .flatMap((name) => [...textOf(name).matchAll(/^\s*(--[\w-]+):/gm)])
  .map((match) => match[1])
const breakpoints = [...textOf('breakpoints.ts').matchAll(/: (\d+),$/gm)].map((match) => `${match[1]}em`)

/** Matches `var()` with any token whose name starts with one of these words. */
function token(...families) {
  const names = tokens.filter((name) => families.some((family) => name.startsWith(`--${family}-`)))
  return `var\\((?:${names.join('|')})\\)`
}

const listOf = (value) => new RegExp(`^(?:${value})(?: (?:${value}))*$`)

// Values without a scale: zero, a hairline, a share of the surroundings, the width of digits, paper.
const share = '0|-?1px|auto|inherit|-?[\\d.]+(?:%|vh|dvh|ch|mm|pt)|env\\([\\w-]+\\)'
const step = `${token('space', 'size')}|${share}`
// A calculation may multiply steps by the component's own numbers.
const calculated = `(?:calc|clamp|max|min)\\((?:${step}|var\\(--[a-z-]+(?:, 0)?\\)|[\\d.]+|[-+*, ]|[()])+\\)`
const distances = [listOf(`${step}|${calculated}`)]
const typeSize = token('text', 'print')

export default {
  rules: {
    'declaration-property-value-allowed-list': {
      'font-size': ['inherit', '0', listOf(typeSize)],
      font: ['inherit', new RegExp(`^[\\d ]*${typeSize}(?: / [\\d.]+)? [^\\d]+$`)],
      '/^(?:scroll-)?(?:padding|margin)(?:-|$)/': distances,
      '/^(?:row-|column-)?gap$/': distances,
      '/^(?:inset(?:-.+)?|top|right|bottom|left)$/': distances,
      '/^border(?:-.+)?-radius$/': [listOf(`0|50%|inherit|${token('radius')}`)],
      'z-index': ['auto', listOf(token('layer'))],
      // Durations come from the theme, except for people who prefer reduced motion.
      '/^(?:transition|animation)(?:-duration|-delay)?$/': [/^(?!.*\d(?:ms|s)\b)/, '1ms'],
    },
    'media-feature-name-disallowed-list': [
      ['/^(?:min|max)-/', 'height'],
      { message: `Write (width <= ${breakpoints[0]}): widths are those of web/src/theme/breakpoints.ts` },
    ],
    'media-feature-name-value-allowed-list': { width: breakpoints },
  },
}

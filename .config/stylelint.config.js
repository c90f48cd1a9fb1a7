import { readdirSync, readFileSync } from 'node:fs'
import stylelint from 'stylelint'

/**
 * These come from the theme (web/src/theme) in every style sheet: text sizes, line heights, distances, corners,
 * layers, times of motion, and the widths at which layouts change. Values outside a scale and tokens that the theme
 * lacks are errors. Widths and heights of single parts have no scale.
 */
const theme = new URL('../web/src/theme/', import.meta.url)
const textOf = (name) => readFileSync(new URL(name, theme), 'utf8')

const tokens = readdirSync(theme)
  .filter((name) => name.endsWith('.css'))
  .flatMap((name) => [...textOf(name).matchAll(/^\s*(--[\w-]+):/gm)])
  .map((match) => match[1])
/** Returns the widths of one object in `breakpoints.ts`, with the unit that its name ends with. */
function widthsOf(name, unit) {
  const [, object] = new RegExp(`${name} = \\{(.*?)\\n\\}`, 's').exec(textOf('breakpoints.ts'))
  return [...object.matchAll(/: ([\d.]+),$/gm)].map((match) => `${match[1]}${unit}`)
}
const breakpoints = widthsOf('breakpointsEm', 'em')
const containers = widthsOf('containersRem', 'rem')

const containerRule = 'classeur/container-width'
const asDeclared = `Write (width <= ${containers[0]}): widths are those of web/src/theme/breakpoints.ts (${containerRule})`
/** Compares the widths of container queries, which the rules for media queries don't read. */
const containerWidth = stylelint.createPlugin(containerRule, () => (root, result) => {
  root.walkAtRules('container', (node) => {
    const conditions = node.params.match(/\([^)]*\)/g) ?? []
    if (conditions.every((condition) => containers.some((width) => condition === `(width <= ${width})`)))
      return
    stylelint.utils.report({ ruleName: containerRule, result, node, message: asDeclared })
  })
})

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
const leading = token('leading')
/** Sizes of one component that several of its rules need. Every other length in a custom property is a token. */
const componentSizes = ['figures', 'icon-size', 'name-width', 'row-height', 'stroke']

export default {
  plugins: [containerWidth],
  rules: {
    [containerRule]: true,
    'declaration-property-value-allowed-list': {
      'font-size': ['inherit', '0', listOf(typeSize)],
      font: ['inherit', new RegExp(`^[\\d ]*${typeSize}(?: / ${leading})? [^\\d]+$`)],
      // A line may be as high as the icon or the row beside it.
      'line-height': ['normal', '0', '1', '1lh', /^\d+px$/, listOf(`${leading}|${calculated}`)],
      '/^(?:scroll-)?(?:padding|margin)(?:-|$)/': distances,
      '/^(?:row-|column-)?gap$/': distances,
      '/^(?:inset(?:-.+)?|top|right|bottom|left)$/': distances,
      '/^border(?:-.+)?-radius$/': [listOf(`0|50%|inherit|${token('radius')}`)],
      'z-index': ['auto', listOf(token('layer'))],
      // Durations come from the theme, except for people who prefer reduced motion.
      '/^(?:transition|animation)(?:-duration|-delay)?$/': [/^(?!.*\d(?:ms|s)\b)/, '1ms'],
    },
    'declaration-property-value-disallowed-list': {
      [`/^--(?!(?:${componentSizes.join('|')})$)/`]: [/\d(?:px|r?em)\b/],
    },
    'media-feature-name-disallowed-list': [
      ['/^(?:min|max)-/', 'height'],
      { message: `Write (width <= ${breakpoints[0]}): widths are those of web/src/theme/breakpoints.ts` },
    ],
    'media-feature-name-value-allowed-list': { width: breakpoints },
  },
  overrides: [
    { files: ['../web/src/theme/*.css'], rules: { 'declaration-property-value-disallowed-list': null } },
  ],
}

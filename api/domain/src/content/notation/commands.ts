import type { MathAccent, MathNode } from '../mathematics.ts'

/** Commands with a part for each meaning; those for one character are in `symbols.ts`. */
export const fractionCommands: ReadonlySet<string> = new Set(['frac', 'dfrac', 'tfrac', 'cfrac'])

/** Their argument is text, not a formula. */
export const textCommands: ReadonlySet<string> = new Set([
  'text',
  'textbf',
  'textit',
  'textrm',
  'mbox',
  'operatorname',
])

/** Their argument is a formula in another typeface, which is shown in the usual one. */
export const typefaceCommands: ReadonlySet<string> = new Set([
  'mathrm',
  'mathbf',
  'mathit',
  'mathsf',
  'boldsymbol',
])

/** They only ask for a size or a position. */
export const layoutCommands: ReadonlySet<string> = new Set(
  'left right big Big bigg Bigg bigl bigr Bigl Bigr displaystyle textstyle limits nolimits'.split(' '),
)

export const accentCommands: ReadonlyMap<string, MathAccent> = new Map([
  ['overline', 'line'],
  ['bar', 'line'],
  ['vec', 'arrow'],
  ['overrightarrow', 'arrow'],
  ['hat', 'hat'],
  ['widehat', 'hat'],
])

const doubleStruck: Readonly<Record<string, string>> = { N: 'ℕ', Z: 'ℤ', Q: 'ℚ', R: 'ℝ', C: 'ℂ' }
export const doubleStruckOf = (node: MathNode): MathNode =>
  node.kind === 'text' ? { kind: 'text', text: doubleStruck[node.text] ?? node.text } : node

/** Commands of one character: a gap, or a character that LaTeX would read otherwise. */
export const punctuationCommands: Readonly<Record<string, string>> = {
  ...{ ',': ' ', ';': ' ', ':': ' ', ' ': ' ', '!': '' },
  ...{ '%': '%', $: '$', '#': '#', '&': '&', _: '_', '{': '{', '}': '}', '|': '‖' },
}

/** Wide gaps. */
export const gapCommands: ReadonlySet<string> = new Set(['quad', 'qquad'])

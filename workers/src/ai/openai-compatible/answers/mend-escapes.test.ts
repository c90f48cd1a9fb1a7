import fc from 'fast-check'
import { expect, it } from 'vitest'
import { mendEscapes } from './mend-escapes.ts'

const read = (json: string): unknown => JSON.parse(mendEscapes(json))

it.each([
  [
    String.raw`"$\frac{1}{2} \times \sqrt{9} \neq \pi \cdot 2$"`,
    String.raw`$\frac{1}{2} \times \sqrt{9} \neq \pi \cdot 2$`,
  ],
  [String.raw`"$\\frac{1}{2} \\times 3$"`, String.raw`$\frac{1}{2} \times 3$`],
  [
    String.raw`"$\text{cm}^2 \to \theta \rightarrow \beta$"`,
    String.raw`$\text{cm}^2 \to \theta \rightarrow \beta$`,
  ],
  [String.raw`"\(x\) and \[y\]"`, String.raw`\(x\) and \[y\]`],
  [
    String.raw`"line one\nnext\ttab \"quoted\" caf\u00e9 C:\\temp"`,
    'line one\nnext\ttab "quoted" café C:\\temp',
  ],
  [String.raw`"a\nb\ne) five\right now"`, 'a\nb\ne) five\\right now'],
  [String.raw`"\units"`, String.raw`\units`],
])('%s is read as intended', (json, text) => {
  expect(read(json)).toBe(text)
})

it('valid JSON of texts without LaTeX commands stays as it is', () => {
  const plain = fc.string({ unit: fc.constantFrom('a', ' ', '"', '\n', '\\', '\t', 'é', 'ش', '{', '1', '.') })
  fc.assert(
    fc.property(plain, (text) => {
      expect(read(JSON.stringify(text))).toBe(text)
    }),
  )
})

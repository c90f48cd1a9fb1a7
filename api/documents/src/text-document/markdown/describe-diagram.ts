import type { Language } from '@classeur/contracts'
import type { Diagram } from '@classeur/domain/content'

interface DiagramTexts {
  colon: string
  line(from: string, to: string, step: string): string
  mark(at: string): string
  bar(shaded: number, parts: number): string
  axis(name: 'x' | 'y'): string
  range(from: string, to: string, step: string): string
  point(pair: string): string
  curve(pairs: string): string
  pair(x: string, y: string): string
  again(first: string): string
}

const texts: Record<Language, DiagramTexts> = {
  en: {
    colon: ':',
    line: (from, to, step) => `number line from ${from} to ${to} in steps of ${step}`,
    mark: (at) => `marked at ${at}`,
    bar: (shaded, parts) => `${shaded} of ${parts} equal parts shaded`,
    axis: (name) => `${name} axis`,
    range: (from, to, step) => `${from} to ${to} in steps of ${step}`,
    point: (pair) => `point ${pair}`,
    curve: (pairs) => `curve through ${pairs}`,
    pair: (x, y) => `(${x}, ${y})`,
    again: (first) => `then again: ${first}`,
  },
  fr: {
    colon: '\u00a0:',
    line: (from, to, step) => `droite graduée de ${from} à ${to}, de ${step} en ${step}`,
    mark: (at) => `marqué en ${at}`,
    bar: (shaded, parts) =>
      `${shaded} ${shaded > 1 ? 'parts coloriées' : 'part coloriée'} sur ${parts} égales`,
    axis: (name) => `axe ${name}`,
    range: (from, to, step) => `de ${from} à ${to}, de ${step} en ${step}`,
    point: (pair) => `point ${pair}`,
    curve: (pairs) => `courbe passant par ${pairs}`,
    pair: (x, y) => `(${x} ; ${y})`,
    again: (first) => `puis de nouveau\u00a0: ${first}`,
  },
  ar: {
    colon: ':',
    line: (from, to, step) => `خط أعداد من ${from} إلى ${to} بخطوة ${step}`,
    mark: (at) => `موضعه ${at}`,
    bar: (shaded, parts) => `عدد الأجزاء المظللة ${shaded} من ${parts} متساوية`,
    axis: (name) => `المحور ${name}`,
    range: (from, to, step) => `من ${from} إلى ${to} بخطوة ${step}`,
    point: (pair) => `النقطة ${pair}`,
    curve: (pairs) => `منحنى يمر بالنقاط ${pairs}`,
    pair: (x, y) => `(${x}، ${y})`,
    again: (first) => `ثم من جديد: ${first}`,
  },
}

/** The numbers of a diagram in words, one line for each part. `isOrdered`: whether their order means something. */
export function describeDiagram(
  diagram: Diagram,
  language: Language,
): { lines: string[]; isOrdered: boolean } {
  const say = texts[language]
  const number = (value: number) =>
    String(value)
      .replace('.', language === 'fr' ? ',' : '.')
      .replace('-', '−')
  const named = (label: string, rest: string) =>
    label === '' || rest === '' ? label || rest : `${label}${say.colon} ${rest}`
  const pair = ({ x, y }: { x: number; y: number }) => say.pair(number(x), number(y))
  switch (diagram.kind) {
    case 'number-line': {
      const line = say.line(number(diagram.from), number(diagram.to), number(diagram.step))
      const marks = diagram.marks.map(({ at, label }) => named(label, say.mark(number(at))))
      return { lines: [line, ...marks], isOrdered: false }
    }
    case 'fraction-bars':
      return {
        lines: diagram.bars.map(({ label, shaded, parts }) => named(label, say.bar(shaded, parts))),
        isOrdered: false,
      }
    case 'coordinate-grid': {
      const axes = (['x', 'y'] as const).map((name) => {
        const { label, from, to, step } = diagram[name]
        const range = say.range(number(from), number(to), number(step))
        return named(label && label !== name ? `${say.axis(name)} (${label})` : say.axis(name), range)
      })
      const points = diagram.points.map((point) => named(point.label, say.point(pair(point))))
      const curves = diagram.curves.map((curve) =>
        named(curve.label, say.curve(curve.points.map(pair).join(', '))),
      )
      return { lines: [...axes, ...points, ...curves], isOrdered: false }
    }
    case 'stack':
      return { lines: diagram.layers.map(({ label, note }) => named(label, note)), isOrdered: true }
    case 'flow': {
      const { steps, cycle } = diagram
      return { lines: cycle ? [...steps, say.again(steps[0] ?? '')] : [...steps], isOrdered: true }
    }
  }
}

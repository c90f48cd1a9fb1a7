import type { Language } from '@classeur/contracts'
import type { Diagram } from '@classeur/domain/content'

interface DiagramTexts {
  line(from: number, to: number, step: number): string
  mark(at: number, label: string): string
  bar(label: string, shaded: number, parts: number): string
  axis(name: 'x' | 'y', label: string, from: number, to: number, step: number): string
  point(label: string, x: number, y: number): string
  curve(label: string, points: string): string
  again(first: string): string
}

const named = (label: string, rest: string, colon: string) =>
  label === '' ? rest : `${label}${colon} ${rest}`

const texts: Record<Language, DiagramTexts> = {
  en: {
    line: (from, to, step) => `number line from ${from} to ${to} in steps of ${step}`,
    mark: (at, label) => named(label, `marked at ${at}`, ':'),
    bar: (label, shaded, parts) => named(label, `${shaded} of ${parts} equal parts shaded`, ':'),
    axis: (name, label, from, to, step) =>
      named(`${name} axis`, `${label ? `${label}, ` : ''}${from} to ${to} in steps of ${step}`, ':'),
    point: (label, x, y) => named(label, `point (${x}, ${y})`, ':'),
    curve: (label, points) => named(label, `curve through ${points}`, ':'),
    again: (first) => `then again: ${first}`,
  },
  fr: {
    line: (from, to, step) => `droite graduée de ${from} à ${to}, de ${step} en ${step}`,
    mark: (at, label) => named(label, `marqué en ${at}`, '\u00a0:'),
    bar: (label, shaded, parts) =>
      named(label, `${shaded} parts coloriées sur ${parts} parts égales`, '\u00a0:'),
    axis: (name, label, from, to, step) =>
      named(
        `axe ${name}`,
        `${label ? `${label}, ` : ''}de ${from} à ${to}, de ${step} en ${step}`,
        '\u00a0:',
      ),
    point: (label, x, y) => named(label, `point (${x} ; ${y})`, '\u00a0:'),
    curve: (label, points) => named(label, `courbe passant par ${points}`, '\u00a0:'),
    again: (first) => `puis de nouveau : ${first}`,
  },
  ar: {
    line: (from, to, step) => `خط أعداد من ${from} إلى ${to} بخطوة ${step}`,
    mark: (at, label) => named(label, `موضعه ${at}`, ':'),
    bar: (label, shaded, parts) => named(label, `${shaded} من ${parts} أجزاء متساوية مظللة`, ':'),
    axis: (name, label, from, to, step) =>
      named(`المحور ${name}`, `${label ? `${label}، ` : ''}من ${from} إلى ${to} بخطوة ${step}`, ':'),
    point: (label, x, y) => named(label, `النقطة (${x}، ${y})`, ':'),
    curve: (label, points) => named(label, `منحنى يمر بالنقاط ${points}`, ':'),
    again: (first) => `ثم من جديد: ${first}`,
  },
}

/** The numbers of a diagram in words, one line for each part. */
export function describeDiagram(diagram: Diagram, language: Language): string[] {
  const say = texts[language]
  switch (diagram.kind) {
    case 'number-line': {
      const { from, to, step, marks } = diagram
      return [say.line(from, to, step), ...marks.map(({ at, label }) => say.mark(at, label))]
    }
    case 'fraction-bars':
      return diagram.bars.map(({ label, shaded, parts }) => say.bar(label, shaded, parts))
    case 'coordinate-grid': {
      const { x, y, points, curves } = diagram
      return [
        ...(['x', 'y'] as const).map((name) => {
          const axis = { x, y }[name]
          return say.axis(name, axis.label, axis.from, axis.to, axis.step)
        }),
        ...points.map((point) => say.point(point.label, point.x, point.y)),
        ...curves.map((curve) =>
          say.curve(curve.label, curve.points.map((point) => `(${point.x}, ${point.y})`).join(', ')),
        ),
      ]
    }
    case 'stack':
      return diagram.layers.map(({ label, note }) => named(label, note, language === 'fr' ? '\u00a0:' : ':'))
    case 'flow': {
      const { steps, cycle } = diagram
      const lines = steps.map((step, index) => `${index + 1}. ${step}`)
      return cycle ? [...lines, say.again(`1. ${steps[0] ?? ''}`)] : lines
    }
  }
}

import type { Say } from './say-in.ts'

/** One block of each kind that lesson plans use. */
export function contentSamples(say: Say) {
  const numberLine = {
    kind: 'diagram',
    alt: say('One half on a line from 0 to 1', 'Un demi sur une droite de 0 à 1', 'النصف على خط من 0 إلى 1'),
    diagram: { kind: 'number-line', from: 0, to: 1, step: 0.25, marks: [{ at: 0.5, label: '1/2' }] },
  }
  const bars = {
    kind: 'diagram',
    alt: say('Bars for one half and one third', 'Barres pour un demi et un tiers', 'أشرطة للنصف والثلث'),
    diagram: {
      kind: 'fraction-bars',
      bars: [
        { parts: 2, shaded: 1, label: '1/2' },
        { parts: 3, shaded: 1, label: '1/3' },
        { parts: 6, shaded: 5, label: say('together', 'ensemble', 'معًا') },
      ],
    },
  }
  const grid = {
    kind: 'diagram',
    alt: say('A line and a curve', 'Une droite et une courbe', 'مستقيم ومنحنى'),
    diagram: {
      kind: 'coordinate-grid',
      x: { from: -3, to: 3, step: 1, label: 'x' },
      y: { from: -1, to: 9, step: 1, label: 'y' },
      points: [{ x: 2, y: 4, label: 'A(2, 4)' }],
      curves: [
        { label: 'y = x²', points: [-3, -2, -1, 0, 1, 2, 3].map((x) => ({ x, y: x * x })) },
        {
          label: say('line', 'droite', 'مستقيم'),
          points: [
            { x: -3, y: -1 },
            { x: 3, y: 5 },
          ],
        },
      ],
    },
  }
  const flow = {
    kind: 'diagram',
    alt: say('Three steps', 'Trois étapes', 'ثلاث خطوات'),
    diagram: {
      kind: 'flow',
      steps: [
        say('Find a common denominator', 'Trouver un dénominateur commun', 'إيجاد مقام مشترك'),
        say('Change both fractions', 'Transformer les deux fractions', 'تحويل الكسرين'),
        say('Add the numerators', 'Additionner les numérateurs', 'جمع البسطين'),
      ],
      cycle: false,
    },
  }
  const table = {
    kind: 'table',
    caption: say('Fractions and decimals', 'Fractions et décimaux', 'كسور وأعداد عشرية'),
    header: [say('Fraction', 'Fraction', 'الكسر'), say('Decimal', 'Décimal', 'العدد العشري'), 'x'],
    rows: [
      ['1/2', '0.5', '$x^2$'],
      ['3/4', '0.75'],
    ],
  }
  const code = {
    kind: 'code',
    language: 'python',
    code: 'def half(n):\n    return n / 2  # <b>',
    run: 'not-run',
  }
  return { numberLine, bars, grid, flow, table, code }
}

import { expect, it } from 'vitest'

const areas = ['mark-grid', 'mark-panels', 'mark-pile', 'mark-history', 'mark-files', 'mark-sheet']
const files = import.meta.glob<string>('../../../i18n/{en,fr,ar}/mark-*.json', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const textOf = (language: string, area: string): string => {
  const text = files[`../../../i18n/${language}/${area}.json`]
  if (text === undefined) throw new Error(`No texts of ${area} in ${language}`)
  return text
}

/**
 * Terms that other parts of the product use for the cell, the sheet, the maximum, the exam, the plan and the release.
 */
const others = {
  fr: /\bcases?\b|\bexamens?\b|\boffre\b|la remise/i,
  ar: /خانة|الخانات|ورقة الدرجات|الحد الأقصى|حد أقصى|الخطة|غير لائق/,
}

it.each(Object.entries(others))(
  'all parts of the sheet use the same term for the same thing: %s',
  (language, other) => {
    const wrong = areas.flatMap((area) =>
      textOf(language, area)
        .split('\n')
        .filter((line) => other.test(line))
        .map((line) => `${area}: ${line.trim()}`),
    )
    expect(wrong).toEqual([])
  },
)

it.each(['en', 'fr', 'ar'])('every count uses the person’s digits: %s', (language) => {
  const bare = areas.filter((area) => /\{\{count\}\}/.test(textOf(language, area)))
  expect(bare).toEqual([])
})

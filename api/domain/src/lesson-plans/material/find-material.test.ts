import { describe, expect, it } from 'vitest'
import { requestsWithoutMaterial } from '../../../../test/kit/topics-without-material.ts'
import { findMaterial, suitsPack, type NoMaterialReason } from './find-material.ts'
import { agesOfPack, samplePackIds } from './sample-packs.ts'
import { agesOfLevel } from './school-ages.ts'

const request = {
  ...{ subject: 'Mathematics', topic: 'Adding fractions', level: 'Year 6', durationMin: 55, materials: '' },
  language: 'en',
} as const satisfies Parameters<typeof findMaterial>[0]
type Request = Parameters<typeof findMaterial>[0]
const reasonFor = (changes: Partial<Request>): NoMaterialReason | null => {
  const material = findMaterial({ ...request, ...changes })
  return material.available ? null : material.reason
}

describe('without an AI model', () => {
  it('60 requests outside the packs are all refused', () => {
    expect(requestsWithoutMaterial).toHaveLength(60)
    const answered = requestsWithoutMaterial.filter((asked) => findMaterial(asked).available)
    expect(answered).toEqual([])
  })

  it.each([
    ['Mathematics', 'Adding fractions with unlike denominators', 'Year 6', 'fractions-sums'],
    ['Maths', 'Fractions', 'Grade 3', 'fractions-parts'],
    ['Maths', 'Introduction to fractions', 'Grade 6', 'fractions-sums'],
    ['Biology', 'Photosynthesis', 'Year 8', 'photosynthesis'],
    ['SVT', 'La photosynthèse', '6e', 'photosynthesis'],
    ['Sciences', 'Le cycle de l’eau', 'CM2', 'water-cycle'],
    ['Mathématiques', 'Additionner deux fractions', '6e B', 'fractions-sums'],
    ['الرياضيات', 'جمع الكسور مختلفة المقامات', 'السنة السادسة', 'fractions-sums'],
    ['العلوم', 'التركيب الضوئي', 'الأول متوسط', 'photosynthesis'],
    ['العلوم', 'دورة الماء في الطبيعة', 'الخامس ابتدائي', 'water-cycle'],
    ['English', 'Present perfect and past simple', 'Grade 7', 'present-perfect'],
    ['Anglais', 'Le present perfect', '4e', 'present-perfect'],
  ])('%s, “%s”, %s uses the pack %s', (subject, topic, level, packId) => {
    expect(findMaterial({ ...request, subject, topic, level })).toMatchObject({ available: true, packId })
  })

  it.each([
    ['Adding fractions', 'Year 5', 'fractions-sums-related'],
    ['Adding fractions', 'Year 6', 'fractions-sums-related'],
    ['Adding fractions with unlike denominators', 'Year 6', 'fractions-sums-unlike'],
    ['Additionner des fractions', 'CM2', 'fractions-sums-related'],
    ['Additionner des fractions', '6e', 'fractions-sums-unlike'],
    ['جمع الكسور', 'الصف الخامس', 'fractions-sums-related'],
    ['جمع الكسور', 'الصف السادس', 'fractions-sums-unlike'],
    ['Percentages', 'Year 7', 'percentages-amount'],
    ['Les pourcentages', '4e', 'percentages-change'],
    ['Percentages', 'age 12', 'percentages-change'],
    ['Percentages of amounts', 'age 12', 'percentages-amount'],
  ])('“%s”, %s is served at the level %s', (topic, level, lessonId) => {
    const subject = 'Maths'
    expect(findMaterial({ ...request, subject, topic, level })).toMatchObject({ available: true, lessonId })
  })

  it('a topic that only another level is about is refused for the level, not answered with a different lesson', () => {
    expect(reasonFor({ topic: 'Percentage discounts', level: 'Year 6' })).toBe('level')
    expect(reasonFor({ topic: 'Percentages of amounts', level: 'Year 9' })).toBe('level')
    expect(reasonFor({ topic: 'Adding fractions with unlike denominators', level: 'Year 5' })).toBe('level')
  })

  it('a class that spans two levels suits neither, so the pack is offered with an age', () => {
    expect(reasonFor({ topic: 'Percentages', level: 'ages 11 to 13' })).toBe('level-unclear')
    expect(suitsPack('percentages', { from: 11, to: 13 })).toBe(false)
    expect(suitsPack('percentages', agesOfLevel('Year 8') ?? { from: 0, to: 0 })).toBe(true)
  })

  it('a language lesson is given in the language that it teaches, and refused in the others', () => {
    const lessons = [
      ['en', 'English', 'Present perfect', 'Year 8'],
      ['fr', 'Français', 'L’accord du participe passé', '5e'],
      ['ar', 'اللغة العربية', 'المبتدأ والخبر', 'الصف الخامس'],
    ] as const
    for (const [own, subject, topic, level] of lessons)
      for (const language of ['en', 'fr', 'ar'] as const)
        expect([topic, language, reasonFor({ subject, topic, level, language })]).toEqual([
          ...[topic, language, language === own ? null : 'language'],
        ])
    const { nearest } = findMaterial({
      ...{ ...request, subject: 'English', topic: 'Present perfect', language: 'fr' },
    }) as { nearest: string[] }
    expect(nearest).not.toContain('present-perfect')
  })

  it('a level outside a pack’s ages is refused, and a level without a clear age is reported as unclear', () => {
    expect(reasonFor({ level: 'Grade 12' })).toBe('level')
    expect(reasonFor({ level: 'University' })).toBe('level')
    for (const level of ['6B', 'My class', '6', 'Middle school', 'Première année'])
      expect([level, reasonFor({ level })]).toEqual([level, 'level-unclear'])
    expect(reasonFor({ level: '6B, age 11' })).toBeNull()
    expect(reasonFor({ level: 'قسمي، العمر ١١' })).toBeNull()
  })

  it('a topic that goes beyond the pack it names is refused, and this pack is offered', () => {
    expect(findMaterial({ ...request, topic: 'Multiplying fractions' })).toMatchObject({
      ...{ available: false, reason: 'topic', nearest: expect.arrayContaining(['fractions-sums']) },
    })
  })

  it.each([
    'The Holocaust',
    'Fractions and the slave trade',
    'Le génocide des Tutsi',
    'L’esclavage',
    'الإبادة الجماعية',
    'جرائم الحرب',
  ])('“%s” is refused as sensitive, and no other pack is offered', (topic) => {
    expect(findMaterial({ ...request, topic })).toEqual({
      available: false,
      reason: 'sensitive',
      nearest: [],
    })
  })

  it('a lesson shorter than 20 or longer than 120 minutes is refused', () => {
    expect([10, 20, 120, 240].map((durationMin) => reasonFor({ durationMin }))).toEqual([
      ...['duration', null, null, 'duration'],
    ])
  })

  it.each(['no board', 'sans tableau ni vidéo', 'بدون سبورة', 'We work without paper'])(
    'a lesson with “%s” is refused, because every pack needs the material',
    (materials) => expect(reasonFor({ materials })).toBe('materials'),
  )

  it.each(['No board, please.', 'sans utiliser le tableau', 'بدون ورق'])('so is the wish “%s”', (wishes) => {
    expect(reasonFor({ wishes })).toBe('materials')
  })

  it('material that is mentioned as available is not excluded', () => {
    expect(reasonFor({ materials: 'Whiteboard, paper; no textbook' })).toBeNull()
    expect(reasonFor({ wishes: 'Don’t forget to clean the board' })).toBeNull()
  })

  it('a refusal offers existing packs only, starting with the named topic', () => {
    for (const asked of requestsWithoutMaterial) {
      const material = findMaterial(asked)
      if (material.available) continue
      expect(samplePackIds).toEqual(expect.arrayContaining(material.nearest))
    }
    const { nearest } = findMaterial({
      ...request,
      topic: 'Photosynthesis',
      subject: 'SVT',
      level: 'CP',
    }) as {
      nearest: string[]
    }
    expect(nearest[0]).toBe('photosynthesis')
    expect(samplePackIds.map(agesOfPack).every((ages) => ages.from <= ages.to)).toBe(true)
  })
})

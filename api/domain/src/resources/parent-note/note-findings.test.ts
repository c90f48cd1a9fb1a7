import { describe, expect, it } from 'vitest'
import type { Language } from '../../text/language.ts'
import type { NoteFacts, NoteText } from './note-facts.ts'
import { noteFindings, type NoteProblem } from './note-findings.ts'

const facts: NoteFacts = {
  student: { firstName: 'Léo', lastName: 'Martin' },
  exam: { title: 'Fractions: the average of two numbers', date: '18 November' },
  result: '11.5 / 20',
  strengths: ['Compare fractions'],
  work: [
    {
      skill: 'Add fractions',
      error: { type: 'method', name: 'Method', correction: null },
      example: '1/5 + 3/5',
    },
  ],
  sheet: 'Adding fractions',
  comparison: null,
  others: [
    { firstName: 'Grace', lastName: 'Bernard' },
    { firstName: 'Amina', lastName: 'Martin' },
    { firstName: 'سلمى', lastName: 'العلوي' },
  ],
}
const ofArabic: NoteFacts = { ...facts, student: { firstName: 'سارة', lastName: 'بناني' } }

const good: Readonly<Record<Language, NoteText>> = {
  en: {
    greeting: 'Dear family of Léo,',
    paragraphs: [
      'Léo earned 11.5 out of 20 in “Fractions: the average of two numbers” on 18 November.',
      'Comparing fractions goes well, with care and grace. Adding them needs practice.',
      'In a sum such as 1/5 + 3/5, the denominators were added too. It helps to draw both fractions.',
      'You are welcome to call me at any time.',
    ],
    closing: 'Kind regards,',
  },
  fr: {
    greeting: 'À la famille de Léo,',
    paragraphs: [
      'Léo a obtenu 11,5 points sur 20 dans cette évaluation du 18 novembre. Il y a de belles réussites.',
      'Dans une somme comme 1/5 + 3/5, les dénominateurs ont été additionnés aussi. Il suffit souvent de dessiner les fractions.',
      'Vous pouvez m’appeler quand vous voulez.',
    ],
    closing: 'Bien cordialement,',
  },
  ar: {
    greeting: 'إلى أسرة سارة،',
    paragraphs: [
      'نتيجة سارة في الاختبار ١١٫٥ من ٢٠.',
      'تقدم سارة في مقارنة الكسور واضح. جمع الكسور يحتاج إلى تدريب.',
      'يساعد في البيت رسم الكسرين قبل الجمع. باب الحديث مفتوح لكم في أي وقت.',
    ],
    closing: 'مع أطيب التحيات،',
  },
}

const factsIn = (language: Language) => (language === 'ar' ? ofArabic : facts)
const problems = (note: NoteText, language: Language, of = factsIn(language)): NoteProblem[] => [
  ...new Set(noteFindings(note, of, language).map(({ problem }) => problem)),
]
/** The good note with one more sentence. */
const adding = (sentence: string, language: Language): NoteText => ({
  ...good[language],
  paragraphs: [...good[language].paragraphs, sentence],
})

describe('the rules of notes to parents', () => {
  it.each(['en', 'fr', 'ar'] as const)('find nothing in a good note in %s', (language) =>
    expect(noteFindings(good[language], factsIn(language), language)).toEqual([]),
  )

  const bad: readonly (readonly [NoteProblem, Language, string])[] = [
    ['other-child', 'en', 'Grace and Léo work well together.'],
    ['other-child', 'fr', 'Avec Amina, le travail avance mieux.'],
    ['other-child', 'ar', 'العمل مع سلمى مفيد.'],
    ['full-name', 'en', 'This is the work of Léo Martin.'],
    ['full-name', 'ar', 'هذا عمل سارة بناني.'],
    ['comparison', 'en', 'That is above the class average.'],
    ['comparison', 'en', 'The result is better than most.'],
    ['comparison', 'fr', 'C’est au-dessus de la moyenne.'],
    ['comparison', 'fr', 'C’est moins bien que les autres élèves.'],
    ['comparison', 'ar', 'هذا فوق معدل القسم.'],
    ['comparison', 'ar', 'النتيجة أفضل من الزملاء.'],
    ['diagnosis', 'en', 'This may be dyscalculia.'],
    ['diagnosis', 'en', 'There are signs of an attention deficit.'],
    ['diagnosis', 'fr', 'Cela fait penser à un trouble de l’attention.'],
    ['diagnosis', 'fr', 'Un bilan chez l’orthophoniste serait utile.'],
    ['diagnosis', 'ar', 'قد يكون هذا عسر الحساب.'],
    ['diagnosis', 'ar', 'السبب هو فرط الحركة.'],
    ['blame', 'en', 'Léo is careless.'],
    ['blame', 'en', 'You must practise every evening.'],
    ['blame', 'en', 'Léo doesn’t listen.'],
    ['blame', 'fr', 'Léo manque de sérieux et se montre négligent.'],
    ['blame', 'fr', 'Vous devez vérifier les devoirs.'],
    ['blame', 'ar', 'هذا بسبب الإهمال.'],
    ['blame', 'ar', 'يجب عليكم المتابعة كل يوم.'],
    ['gendered', 'en', 'He needs practice.'],
    ['gendered', 'fr', 'Elle progresse.'],
    ['gendered', 'fr', 'Votre fils progresse.'],
    ['gendered', 'ar', 'يحتاج سارة إلى تدريب.'],
    ['gendered', 'ar', 'في هذا الدرس سارة تحتاج إلى تدريب.'],
    ['gendered', 'ar', 'هذا الدرس صعب على ابنتكم.'],
    ['familiar', 'fr', 'Tu peux m’appeler.'],
    ['familiar', 'ar', 'يمكنك الاتصال في أي وقت.'],
    ['number', 'en', 'Please practise for 15 minutes.'],
    ['number', 'fr', 'Cela fait 57,5 % des points.'],
    ['number', 'ar', 'يكفي التدريب ١٥ دقيقة.'],
    [
      'long-sentence',
      'en',
      'It helps to draw both fractions on squared paper before the sum is written down and then to colour the parts that belong together.',
    ],
    [
      'long-sentence',
      'ar',
      'يساعد في البيت رسم الكسرين على ورقة مربعات قبل كتابة الجمع ثم تلوين الأجزاء التي تنتمي إلى الكسر الأول ثم تلوين الأجزاء التي تنتمي إلى الكسر الثاني.',
    ],
  ]
  it.each(bad)('find %s in %s: %s', (problem, language, sentence) =>
    expect(problems(adding(sentence, language), language)).toEqual([problem]),
  )

  it('find a note without the first name, one that is too long, and one in another language', () => {
    const nameless = {
      ...good.en,
      greeting: 'Dear family,',
      paragraphs: ['Adding fractions needs practice.'],
    }
    const sentence = 'It helps to draw both fractions on paper.'
    const long = { ...good.en, paragraphs: Array.from({ length: 20 }, () => sentence) }
    expect(problems(nameless, 'en')).toEqual(['no-name'])
    expect(problems(long, 'en')).toEqual(['too-long'])
    expect(problems(good.fr, 'en')).toContain('language')
    expect(problems({ ...good.en, greeting: 'إلى أسرة سارة،' }, 'ar')).toContain('language')
  })

  it('allow a comparison that the teacher gave, with its number', () => {
    const given = { ...facts, comparison: 'The class mean was 12.5.' }
    expect(problems(adding('The class mean was 12.5.', 'en'), 'en', given)).toEqual([])
  })

  it('allow a name that another student shares with this one', () => {
    const namesake = { ...facts, others: [{ firstName: 'Léo', lastName: 'Petit' }] }
    expect(problems(good.en, 'en', namesake)).toEqual([])
  })
})

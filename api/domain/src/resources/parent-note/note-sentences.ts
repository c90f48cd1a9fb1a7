import type { Language } from '../../text/language.ts'

/** The sentences of a note. Names of skills, exams and sheets are inserted as they are. */
export interface NoteSentences {
  greeting: (name: string) => string
  news: (name: string, exam: string, date: string | null) => string
  result: (result: string) => string
  noResult: string
  strengths: (skills: string) => string
  work: (skill: string) => string
  ownError: (name: string) => string
  correction: (correction: string) => string
  example: (example: string) => string
  practice: string
  sheet: (title: string) => string
  invitation: string
  closing: string
  and: string
}

const french = (text: string) => `«\u00a0${text}\u00a0»`
const de = (name: string) => (/^[aeiouyàâäéèêëîïôöùûü]/iu.test(name) ? `d’${name}` : `de ${name}`)

export const noteSentences: Readonly<Record<Language, NoteSentences>> = {
  en: {
    greeting: (name) => `To the family of ${name},`,
    news: (name, exam, date) =>
      `Here is news of the work of ${name} in “${exam}”${date === null ? '' : ` (${date})`}.`,
    result: (result) => `Result: ${result}.`,
    noResult: 'There is no result yet.',
    strengths: (skills) => `What goes well: ${skills}.`,
    work: (skill) => `What needs practice: ${skill}.`,
    ownError: (name) => `What the paper shows: ${name}.`,
    correction: (correction) => `At home, this reminder helps: ${correction}`,
    example: (example) => `At home, it helps to explain an example such as ${example} aloud, step by step.`,
    practice: 'At home, it helps to explain a solved example aloud, step by step.',
    sheet: (title) => `The practice sheet “${title}” comes with this note.`,
    invitation: 'If you would like to talk about it, you are welcome to get in touch.',
    closing: 'Kind regards,',
    and: ' and ',
  },
  fr: {
    greeting: (name) => `À la famille ${de(name)},`,
    news: (name, exam, date) =>
      `Voici des nouvelles du travail ${de(name)} dans l’évaluation ${french(exam)}${date === null ? '' : ` (${date})`}.`,
    result: (result) => `Résultat\u00a0: ${result}.`,
    noResult: 'Il n’y a pas encore de résultat.',
    strengths: (skills) => `Ce qui va bien\u00a0: ${skills}.`,
    work: (skill) => `Ce qui reste à travailler\u00a0: ${skill}.`,
    ownError: (name) => `Ce que montre la copie\u00a0: ${name}.`,
    correction: (correction) => `À la maison, ce rappel aide\u00a0: ${correction}`,
    example: (example) =>
      `À la maison, expliquer à voix haute un exemple comme ${example}, étape par étape, aide beaucoup.`,
    practice: 'À la maison, expliquer à voix haute un exemple corrigé, étape par étape, aide beaucoup.',
    sheet: (title) => `La fiche d’exercices ${french(title)} accompagne ce mot.`,
    invitation: 'Si vous souhaitez en parler, vous pouvez me contacter quand vous voulez.',
    closing: 'Cordialement,',
    and: ' et ',
  },
  ar: {
    greeting: (name) => `إلى أسرة ${name}،`,
    news: (name, exam, date) =>
      `هذه أخبار عن عمل ${name} في اختبار «${exam}»${date === null ? '' : ` (${date})`}.`,
    result: (result) => `النتيجة: ${result}.`,
    noResult: 'لا توجد نتيجة بعد.',
    strengths: (skills) => `نقاط القوة: ${skills}.`,
    work: (skill) => `نقطة تستحق التدريب: ${skill}.`,
    ownError: (name) => `ما يظهر في الورقة: ${name}.`,
    correction: (correction) => `في البيت، يساعد التذكير بهذه القاعدة: ${correction}`,
    example: (example) => `في البيت، يساعد شرح مثال مثل ${example} بصوت مسموع، خطوة بعد خطوة.`,
    practice: 'في البيت، يساعد شرح مثال محلول بصوت مسموع، خطوة بعد خطوة.',
    sheet: (title) => `ورقة التدريب «${title}» مرفقة بهذه الرسالة.`,
    invitation: 'باب الحديث عن ذلك مفتوح لكم في أي وقت.',
    closing: 'مع أطيب التحيات،',
    and: ' و',
  },
}

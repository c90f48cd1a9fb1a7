import { compareShares, type ExactShare } from '../marks/results/exact-share.ts'
import { percentOf } from '../marks/results/round-share.ts'
import type { Language } from '../text/language.ts'

/** What the marks of one student say. */
export interface NoteFacts {
  firstName: string
  examTitle: string
  skills: readonly { name: string; share: ExactShare | null }[]
  /** Error types that were noted in the student's paper, by name. */
  errors: readonly string[]
}

/** A note to the parents of one student. It contains facts about this student only; a teacher reads and changes it. */
export interface NoteText {
  greeting: string
  paragraphs: string[]
  closing: string
}

/** From three quarters of the points a skill is secure, from half it is on its way, below it needs practice. */
const secureFrom: ExactShare = '3/4'
const onItsWayFrom: ExactShare = '1/2'

interface NoteWords {
  greeting: (name: string) => string
  secure: (name: string, exam: string, skills: string) => string
  onItsWay: (name: string, skills: string) => string
  practise: (name: string, skills: string) => string
  look: (errors: string) => string
  help: (name: string) => string
  ready: (name: string) => string
  noResult: (name: string, exam: string) => string
  closing: string
  points: (percent: number) => string
  between: string
}

/**
 * The words avoid forms that depend on whether the child is a girl or a boy, and judge the work, never the child. No
 * sentence compares with the class or anybody in it.
 */
const words: Record<Language, NoteWords> = {
  en: {
    greeting: (name) => `Dear parents of ${name},`,
    secure: (name, exam, skills) => `In “${exam}”, this already goes well for ${name}: ${skills}.`,
    onItsWay: (name, skills) => `This is on its way for ${name}: ${skills}.`,
    practise: (name, skills) => `This needs more practice for ${name}: ${skills}.`,
    look: (errors) => `A mistake worth looking at together: ${errors}.`,
    help: (name) =>
      `Ten minutes at a time are enough. Let ${name} say aloud how each step is found; that helps more than giving the result.`,
    ready: (name) => `${name} can try harder problems of the same kind.`,
    noResult: (name, exam) => `There is no result for ${name} in “${exam}” yet.`,
    closing: 'With kind regards,',
    points: (percent) => `${percent}\u00a0% of the points`,
    between: ', ',
  },
  fr: {
    greeting: (name) => `Chers parents de ${name},`,
    secure: (name, exam, skills) =>
      `Dans l’évaluation «\u00a0${exam}\u00a0», voici ce que ${name} réussit déjà\u00a0: ${skills}.`,
    onItsWay: (name, skills) => `Voici ce qui est en bonne voie pour ${name}\u00a0: ${skills}.`,
    practise: (name, skills) => `Voici ce que ${name} doit encore travailler\u00a0: ${skills}.`,
    look: (errors) => `Une erreur à regarder ensemble\u00a0: ${errors}.`,
    help: (name) =>
      `Dix minutes à la fois suffisent. Laissez ${name} expliquer à voix haute chaque étape\u00a0: cela aide plus que de donner le résultat.`,
    ready: (name) => `${name} peut essayer des problèmes plus difficiles du même type.`,
    noResult: (name, exam) =>
      `Il n’y a pas encore de résultat pour ${name} dans l’évaluation «\u00a0${exam}\u00a0».`,
    closing: 'Bien cordialement,',
    points: (percent) => `${percent}\u00a0% des points`,
    between: ', ',
  },
  ar: {
    greeting: (name) => `إلى أهل ${name} الكرام، تحية طيبة،`,
    secure: (name, exam, skills) => `في اختبار «${exam}»، نقاط القوة لدى ${name}: ${skills}.`,
    onItsWay: (name, skills) => `ما هو في طريق التحسّن لدى ${name}: ${skills}.`,
    practise: (name, skills) => `ما يحتاج إلى مزيد من التدريب لدى ${name}: ${skills}.`,
    look: (errors) => `خطأ يستحق النظر فيه معًا: ${errors}.`,
    help: (name) =>
      `تكفي عشر دقائق في كل مرة. شرح كل خطوة بصوت مسموع من طرف ${name} أنفع من إعطاء النتيجة جاهزة.`,
    ready: (name) => `المسائل الأصعب من النوع نفسه مناسبة الآن لمستوى ${name}.`,
    noResult: (name, exam) => `لا توجد بعد نتيجة لدى ${name} في اختبار «${exam}».`,
    closing: 'مع أطيب التحيات،',
    points: (percent) => `${percent}٪ من النقاط`,
    between: '، ',
  },
}

/** The facts of one student in plain words. */
export function parentNote(
  { firstName, examTitle, skills, errors }: NoteFacts,
  language: Language,
): NoteText {
  const say = words[language]
  const known = skills.flatMap(({ name, share }) => (share === null ? [] : [{ name, share }]))
  const list = (from: ExactShare | null, below: ExactShare | null) =>
    known
      .filter(
        ({ share }) =>
          (from === null || compareShares(share, from) >= 0) &&
          (below === null || compareShares(share, below) < 0),
      )
      .map(({ name, share }) => `${name} (${say.points(percentOf(share))})`)
      .join(say.between)
  const [secure, onItsWay, practise] = [
    list(secureFrom, null),
    list(onItsWayFrom, secureFrom),
    list(null, onItsWayFrom),
  ]
  const isWorking = onItsWay !== '' || practise !== ''
  const paragraphs =
    known.length === 0
      ? [say.noResult(firstName, examTitle)]
      : [
          secure && say.secure(firstName, examTitle, secure),
          onItsWay && say.onItsWay(firstName, onItsWay),
          practise && say.practise(firstName, practise),
          isWorking && errors.length > 0 ? say.look(errors.join(say.between)) : '',
          isWorking ? say.help(firstName) : say.ready(firstName),
        ].filter((paragraph) => paragraph !== '')
  return { greeting: say.greeting(firstName), paragraphs, closing: say.closing }
}

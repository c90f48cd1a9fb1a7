import type { LanguagePack } from '../language-pack.ts'
import { quote } from './quote.ts'
import { arabicExercises } from './exercises.ts'
import { arabicFamilies } from './families.ts'
import { arabicPhases } from './phases.ts'
import { arabicSections } from './sections.ts'
import { arabicTopics } from './topics.ts'

/** Objectives begin with a verb in the present tense, third person: “the learner …”. */
export const arabic: LanguagePack = {
  quote,
  list: (items) => items.join(' و'),
  verbs: {
    remember: ['يعرّف', 'يسمّي', 'يذكر', 'يسترجع', 'يعدّد'],
    understand: ['يشرح', 'يصف', 'يوضّح', 'يلخّص', 'يفسّر'],
    apply: ['يحسب', 'يستعمل', 'يحلّ', 'يطبّق', 'يقيس', 'يرسم', 'يعيّن', 'يكتب', 'ينجز', 'يؤدّي', 'يجري'],
    analyse: ['يقارن', 'يميّز', 'يحلّل', 'يصنّف', 'يستخرج', 'يتتبّع', 'يفكّك'],
    evaluate: ['يحكم', 'يعلّل', 'يقوّم', 'يختار', 'يتحقّق', 'يدافع'],
    create: ['يصمّم', 'يؤلّف', 'يبتكر', 'يخطّط', 'ينشئ', 'يبني'],
  },
  exercises: arabicExercises,
  objectives: {
    remember: [
      ({ terms }) => `يعرّف بكلماته الخاصة: ${terms}.`,
      ({ terms }) => `يذكر معنى كلٍّ من ${terms} مع مثال لكل منها.`,
      ({ terms }) => `يسترجع المقصود بكلٍّ من ${terms}.`,
    ],
    understand: [
      ({ wrong }) => `يشرح لماذا لا تصح هذه العبارة: ${wrong}.`,
      ({ wrong }) => `يوضّح بمثال الخطأ في هذا القول: ${wrong}.`,
    ],
    create: [
      ({ topic }) => `يصمّم ثلاثة أسئلة عن ${topic} مع أجوبتها.`,
      ({ topic }) => `ينشئ دليلًا من صفحة واحدة عن ${topic} لصف آخر.`,
    ],
  },
  evidence: {
    remember: [
      (w) => `يكتب المعاني دون مذكرات ويعطي مثالًا على ${w.term}.`,
      (w) => `يربط المصطلحات بمعانيها دون خطأ ويقول ما لا يدل عليه مصطلح ${w.term}.`,
    ],
    understand: [
      (w) => `يصحّح العبارة بكلماته: ${w.right}`,
      (w) => `يقنع زميلًا يصدّق العبارة، ومضمون قوله: ${w.right}`,
    ],
    apply: [
      (w) => `يجيب عن هذا دون مساعدة: ${w.question}`,
      (w) => `يجيب عن هذا مع بيان الطريقة: ${w.question}`,
    ],
    analyse: [
      (w) => `يسمّي فرقين أو سببين على الأقل ويبيّن أين يظهران ويستعمل مصطلح ${w.term}.`,
      (w) => `يبيّن ترابط العناصر وهو يعالج هذا: ${w.question}`,
    ],
    evaluate: [
      (w) => `يتخذ موقفًا ويذكر سببين ويستعمل مصطلح ${w.term}.`,
      (w) => `يأتي بسبب يرد به على هذا الاعتراض: ${w.wrong}.`,
    ],
    create: [
      (w) => `يستطيع ثنائي آخر استعمال النتيجة دون شرح، وفيها ${w.term}.`,
      (w) => `النتيجة عن ${w.topic}، وليس فيها خطأ علمي، وتستعمل مصطلح ${w.term}.`,
    ],
  },
  phases: arabicPhases,
  sections: arabicSections,
  families: arabicFamilies,
  topics: arabicTopics,
}

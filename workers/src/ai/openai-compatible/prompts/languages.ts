import type { Language } from '@classeur/contracts'

export interface PromptLanguage {
  name: string
  /** The wish for the language, in the language itself: small models follow it better. */
  own: string
  /** How a good teacher's text reads in this language. */
  rules: readonly string[]
  /** Phrases that fit any lesson. */
  empty: readonly string[]
  /** Introduces a calculation that is wrong on purpose. The check of calculations knows these words. */
  writes: string
  /** How a line about a minute of the lesson begins. */
  minute: string
  /** Stands behind a quotation that nobody has compared with its source. */
  toCheck: string
}

export const promptLanguages: Record<Language, PromptLanguage> = {
  en: {
    name: 'English',
    own: 'Write everything in English.',
    rules: [
      'British spelling, unless the data is written in American English.',
      'Speak to students with "you"; begin tasks with a verb ("Draw", "Compare", "Work out").',
      'Say what people do with verbs ("students measure"), not with nouns ("the measurement of").',
    ],
    empty: [
      'in an engaging way',
      'a deeper understanding',
      'provide support as needed',
      'discuss the importance of',
    ],
    writes: 'Lina writes 3 + 4 × 2 = 14',
    minute: 'Minute 12:',
    toCheck: '[wording to be checked]',
  },
  fr: {
    name: 'French',
    own: 'Écris tout en français.',
    rules: [
      'Le français des enseignants : séance, élèves, consigne, trace écrite, binôme. Pas d’anglicisme, pas de mot à mot.',
      'Consignes aux élèves : à la deuxième personne du singulier jusqu’au collège (« Calcule », « Compare »), à l’infinitif ou au pluriel au lycée.',
      'Accents, espace avant : ; ? ! et guillemets « » ; virgule décimale (0,5) ; pas d’écriture inclusive avec points.',
      'Jusqu’à 11 ans : présent et passé composé, ni passé simple ni participe présent, questions avec « est-ce que ».',
    ],
    empty: [
      'de façon ludique',
      'susciter l’intérêt des élèves',
      'selon les besoins de chacun',
      'revoir les notions clés',
    ],
    writes: 'Lina écrit 3 + 4 × 2 = 14',
    minute: 'Minute 12 :',
    toCheck: '[citation à vérifier]',
  },
  ar: {
    name: 'Modern Standard Arabic',
    own: 'اكتب كل شيء باللغة العربية الفصحى.',
    rules: [
      'عربية فصحى سهلة كما في الكتاب المدرسي: جمل فعلية قصيرة، ولا ألفاظ عامية ولا ترجمة حرفية.',
      'تبدأ تعليمات الطلاب بفعل أمر: «احسب»، «قارن»، «ارسم».',
      'علامات الترقيم العربية (، ؛ ؟). الأرقام 0–9، والرموز والصيغ الرياضية بين علامتي $ وتُقرأ من اليسار إلى اليمين.',
      'حتى عمر 10 سنوات: ضع الحركات على كل مصطلح جديد عند أول ظهوره. وبعد ذلك على ما قد يُلتبس فقط.',
    ],
    empty: [
      'بطريقة ممتعة وتفاعلية',
      'مراعاة الفروق الفردية',
      'تقديم الدعم عند الحاجة',
      'مراجعة المفاهيم الأساسية',
    ],
    writes: 'تكتب لينا 3 + 4 × 2 = 14',
    minute: 'الدقيقة 12:',
    toCheck: '[اقتباس يحتاج إلى تدقيق]',
  },
}

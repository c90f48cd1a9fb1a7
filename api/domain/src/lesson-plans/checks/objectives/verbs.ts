import type { BloomLevel } from '../../../exams/bloom-level.ts'
import type { Language } from '../../../text/language.ts'
import type { WordPatterns } from '../../material/fold-words.ts'

/** Words before the verb of an objective, in folded letters. */
export const openings: Readonly<Record<Language, RegExp>> = {
  en: /^(?:(?:the )?(?:students?|pupils?|learners?) (?:will |can |should )?(?:be able to )?|to )+/u,
  fr: /^(?:(?:l.eleve|les eleves|les apprenants) (?:sera |seront |est |sont )?(?:capables? de |peuvent |peut )?|(?:etre )?capables? d[e’' ]+)+/u,
  ar: /^(?:(?:ان )?(?:يكون |يتمكن )?(?:ال)?(?:طالب|طلاب|متعلم|متعلمون|تلميذ|تلاميذ) (?:قادرا علي |من )?|ان )+/u,
}

/** Verbs whose result nobody sees or hears. */
export const hiddenVerbs: Readonly<Record<Language, WordPatterns>> = {
  en:
    'understand$ know$ learn$ appreciate$ realise$ realize$ grasp$ comprehend$ become$ enjoy$ believe$ value$ master$ ' +
    'discover$ explore$ familiarise$ familiarize$ think$ feel$ remember$ internalise$',
  fr:
    'comprendre$ connaitre$ savoir$ apprendre$ decouvrir$ apprecier$ maitriser$ assimiler$ reflechir$ penser$ aimer$ ' +
    'sensibiliser$ explorer$ retenir$',
  ar: 'يفهم$ يتعلم$ يدرك$ يستوعب$ يكتشف$ يتقن$ يعي$ يستمتع$ يحب$ فهم$ معرفه$ ادراك$ استيعاب$ تعلم$',
}

/** Usual verbs with the thinking levels they can express, from the first to the last. */
export const verbLevels: readonly (readonly [WordPatterns, BloomLevel, BloomLevel])[] = [
  [
    'name$ list$ state$ recall$ label$ recite$ nommer$ citer$ lister$ enumerer$ rappeler$ reciter$ يسمي$ يعدد$ يسرد$',
    'remember',
    'understand',
  ],
  [
    'explain$ describe$ summarise$ summarize$ paraphrase$ expliquer$ decrire$ resumer$ reformuler$ يشرح$ يصف$ يلخص$ يوضح$',
    'understand',
    'analyse',
  ],
  [
    'calculate$ solve$ measure$ convert$ calculer$ resoudre$ mesurer$ convertir$ يحسب$ يحل$ يقيس$ يحول$',
    'apply',
    'analyse',
  ],
  ['analyse$ analyze$ contrast$ analyser$ distinguer$ يحلل$ يميز$', 'understand', 'evaluate'],
  [
    'justify$ judge$ critique$ defend$ justifier$ juger$ critiquer$ defendre$ يبرر$ ينقد$ يدافع$',
    'analyse',
    'create',
  ],
  [
    'design$ invent$ compose$ devise$ concevoir$ inventer$ composer$ imaginer$ يصمم$ يبتكر$ يؤلف$',
    'apply',
    'create',
  ],
]

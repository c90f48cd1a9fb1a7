import type { Texts } from '../../texts.ts'
import { together } from '../recipe/word-patterns.ts'

/** Names of skills about word problems. */
export const problemWords = 'problem مسألة مسائل مشكلات'

export const stopsEarly: { names: Texts; words: string } = {
  names: {
    en: 'stops before the question is answered',
    fr: 's’arrête avant de répondre à la question',
    ar: 'يتوقف قبل الإجابة عن السؤال',
  },
  words: `${together('stop first one step forget arrête première étape oubli يتوقف اولى خطوة ينسى', 'step question answer second étape réponse deuxième خطوة سؤال ثانية')} ${together('incomplete inachevé ناقص', 'answer solution réponse حل جواب')}`,
}

export const wrongOperation: { names: Texts; words: string } = {
  names: {
    en: 'chooses the wrong operation',
    fr: 'choisit la mauvaise opération',
    ar: 'يختار العملية الخطأ',
  },
  words: `${together('operation opération عملية', 'wrong choose choice mauvaise choi خطا اختيار يختار غير')} ${together('add subtract additionne soustrait يجمع يطرح', 'instead lieu بدل')}`,
}

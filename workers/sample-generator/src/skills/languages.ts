import type { Skills } from './skill.ts'

export const presentPerfect = {
  'finished-time': {
    words: 'present+perfect yesterday finished+time time+word time+marker past+perfect',
    comesUp: ['model'],
  },
  'past-everywhere': {
    words: 'past+simple simple+past preterit tense+choice',
    comesUp: ['guided', 'teach', 'make', 'independent', 'model'],
  },
  'wrong-form': {
    words: 'participle irregular auxiliary verb+form participe irregulier auxiliaire',
    comesUp: ['model'],
  },
  'since-for': {
    words: 'since for+since duration',
    comesUp: ['independent', 'guided', 'present', 'teach', 'close'],
  },
} as const satisfies Skills

export const participePasse = {
  'etre-forgotten': {
    words: 'accord+etre auxiliaire+etre participe+etre',
    comesUp: ['model'],
  },
  'avoir-with-subject': {
    words: 'accord+avoir auxiliaire+avoir participe+avoir accord+sujet accord+participe participe+passe',
    comesUp: ['guided', 'teach', 'make', 'independent', 'model'],
  },
  'object-after': {
    words: 'cod complement+objet complement+direct objet+direct place+complement',
    comesUp: ['independent', 'guided', 'present', 'teach', 'close'],
  },
  'er-or-e': { words: 'infinitif terminaison homophone er+e', comesUp: ['model'] },
} as const satisfies Skills

export const nominalSentence = {
  'first-is-subject': { words: 'مبتدا تحديد+مبتدا', comesUp: ['model'] },
  'khabar-next-word': {
    words: 'خبر تحديد+خبر نوع+خبر',
    comesUp: ['guided', 'teach', 'make', 'independent', 'model'],
  },
  'wrong-ending': { words: 'رفع مرفوع علامه اعراب مثني جمع', comesUp: ['model'] },
  'no-agreement': {
    words: 'مطابق تطابق يطابق تذكير تانيث',
    comesUp: ['independent', 'guided', 'present', 'teach', 'close'],
  },
} as const satisfies Skills

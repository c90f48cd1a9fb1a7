import type { Skills } from './skill.ts'

export const digestion = {
  'all-in-stomach': {
    words: 'stomach small+intestine absorb estomac intestin+grele معده امعاء امتصاص',
    comesUp: ['model'],
  },
  'falls-down': {
    words: 'gullet oesophag esophag swallow gravity oesophage deglut avaler مريء بلع',
    comesUp: ['model'],
  },
  'two-pipes': {
    words:
      'order+organ organs+digest pipe drink ordre+organe organes+digest tube+digestif boisson ترتيب+اعضاء اعضاء+هضم شراب',
    comesUp: ['guided', 'teach', 'make', 'independent', 'model'],
  },
  'grinding-is-enough': {
    words:
      'chewing teeth enzyme saliva mechanical chemical macher dents salive mecanique chimique مضغ اسنان لعاب انزيم',
    comesUp: ['independent', 'guided', 'teach', 'make', 'model'],
  },
} as const satisfies Skills

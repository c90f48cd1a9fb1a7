import type { Stage } from '../content.ts'
import { bestStrength, tokensOf } from './tokens.ts'

const words: [Stage, string][] = [
  ['higher', 'universit college+student undergrad bachelor$ master licence$ l1$ l2$ l3$ جامع ماستر اجازه'],
  [
    'secondary',
    'secondary+upper high lycee seconde$ 2nde$ premiere$ 1re$ 1ere$ terminale$ tle$ baccalaur bac$ gcse sixth+form a+level ثانوي بكالوريا',
  ],
  [
    'primary',
    'primary primaire elementary kindergarten maternelle cp$ ce1$ ce2$ cm1$ cm2$ ابتدائي اساسي+اول',
  ],
  [
    'middle',
    'middle college$ 6e$ 5e$ 4e$ 3e$ 6eme$ 5eme$ 4eme$ 3eme$ sixieme cinquieme quatrieme troisieme junior اعدادي متوسط',
  ],
]

/** Guessed from the level's words in the three languages, then from a number in it; middle school when nothing tells. */
export function detectStage(level: string): Stage {
  const tokens = tokensOf(level)
  const named = words.find(([, keywords]) => bestStrength(tokens, keywords) > 0)
  if (named) return named[0]
  const grade = Number(
    /\d+/u.exec(
      level.normalize('NFKC').replace(/[٠-٩]/gu, (digit) => String(digit.charCodeAt(0) - 0x660)),
    )?.[0] ?? NaN,
  )
  if (Number.isNaN(grade)) return 'middle'
  if (grade <= 5) return 'primary'
  return grade <= 9 ? 'middle' : 'secondary'
}

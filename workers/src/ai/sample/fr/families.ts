import type { LanguagePack } from '../language-pack.ts'
import { art } from './families/art.ts'
import { biology } from './families/biology.ts'
import { chemistry } from './families/chemistry.ts'
import { computing } from './families/computing.ts'
import { foreignLanguage } from './families/foreign-language.ts'
import { frenchGeneral } from './families/general.ts'
import { geography } from './families/geography.ts'
import { history } from './families/history.ts'
import { language } from './families/language.ts'
import { literature } from './families/literature.ts'
import { mathematics } from './families/mathematics.ts'
import { music } from './families/music.ts'
import { physics } from './families/physics.ts'
import { society } from './families/society.ts'
import { sport } from './families/sport.ts'

export const frenchFamilies: LanguagePack['families'] = {
  history,
  language,
  literature,
  'foreign-language': foreignLanguage,
  art,
  music,
  sport,
  society,
  mathematics,
  physics,
  chemistry,
  biology,
  geography,
  computing,
  general: frenchGeneral,
}

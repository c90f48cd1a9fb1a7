import { refuse, texts, type FigureReader } from './figure.ts'
import type { Wording } from './wording.ts'

export type FractionModel = 'circle' | 'bar' | 'set' | 'pizza' | 'wall'

export interface FractionsSpec {
  kind: 'fractions'
  fractions: { numerator: number; denominator: number }[]
  model: FractionModel
}

const words =
  'fraction كسر كسور pizza half$ quarter$ third$ thirds$ quarters$ moitie$ demi$ tiers$ quart$ quarts$ نصف$ ربع$ ثلث$'
const named: readonly (readonly [RegExp, number, number])[] = [
  [/three[ -]+quarters|trois[ -]+quarts|ثلاثه ارباع/u, 3, 4],
  [/two[ -]+thirds|deux[ -]+tiers|ثلثان|ثلثين/u, 2, 3],
  [/(?:^| )half(?= |$)|une? moitie|un demi(?= |$)|(?:^| )نصف/u, 1, 2],
  [/(?:one|a)[ -]+third|un tiers|(?:^| )ثلث(?= |$)/u, 1, 3],
  [/(?:one|a)[ -]+quarter|un quart|(?:^| )ربع(?= |$)/u, 1, 4],
]
const wallWords = 'fraction+wall mur+fraction جدار+كسور حائط+كسور'

function readModel(wording: Wording): FractionModel | null {
  if (wording.take('pizza cake gateau بيتزا كعك pie$')) return 'pizza'
  if (wording.take('bar$ bars$ strip rectang barre bande شريط مستطيل شرائط اشرطه')) return 'bar'
  if (wording.take('set$ counters objects dots ensemble$ jetons collection مجموعه عناصر اقراص')) return 'set'
  return wording.take('circle circles cercle disque disk pie دائره دوائر قرص') ? 'circle' : null
}

export const fractionsReader: FigureReader<FractionsSpec> = {
  words,
  signs: /\d\/\d/u,
  read(wording) {
    const isAbout = wording.take('fraction كسر كسور')
    const isWall = wording.take(wallWords)
    const written = wording.tokens.filter(({ kind, folded }) => kind === 'number' && folded.includes('/'))
    const model = readModel(wording)
    const nearest = texts('the fraction 3/4', 'la fraction 3/4', 'الكسر 3/4')
    if (isWall)
      return {
        spec: {
          kind: 'fractions',
          fractions: [1, 2, 3, 4, 5, 6, 8, 10, 12].map((denominator) => ({ numerator: 1, denominator })),
          model: 'wall',
        },
        title: texts(
          'a fraction wall from 1 to twelfths',
          'un mur de fractions de 1 à douzièmes',
          'جدار كسور من 1 إلى الأجزاء الاثني عشر',
        ),
      }
    const shaded =
      'shade shaded coloured colored filled equivalent equal compare comparing comparison colorie coloriee coloree ombre egale egales equivalente comparer comparaison compare ملون ملونه مظلل مظلله متكافئ متكافئه مكافئ مقارنه قارن parts part partie parties اجزاء جزء improper impropre mixed model modele نموذج جزئيه plates whole of$'
    const fractions = written.map((token) => {
      token.isUsed = true
      const [numerator = 0, denominator = 0] = token.folded.split('/').map(Number)
      return { numerator, denominator }
    })
    if (fractions.length === 0) {
      const namedFraction =
        isAbout || model ? named.find(([expression]) => wording.find(expression)) : undefined
      if (namedFraction) fractions.push({ numerator: namedFraction[1], denominator: namedFraction[2] })
    }
    if (fractions.length === 0 && !isAbout) return null
    if (fractions.length === 0 && model === 'pizza') return null
    wording.take(shaded)
    wording.find(/(?:^| )(?:is|=|et|and) (?:equal|egal)/u)
    if (fractions.length === 0)
      return refuse(
        texts(
          'Say which fraction to draw; none is invented.',
          'Précisez la fraction à dessiner ; aucune n’est inventée.',
          'اذكر الكسر المطلوب، فلا يُخترع كسر.',
        ),
        nearest,
      )
    const bad = fractions.find(
      ({ numerator, denominator }) =>
        denominator < 1 || denominator > 24 || numerator < 0 || numerator > denominator * 6,
    )
    if (bad || fractions.length > 6) {
      const value = bad ? `${String(bad.numerator)}/${String(bad.denominator)}` : ''
      return refuse(
        texts(
          bad
            ? `${value} can’t be drawn: denominators from 1 to 24, values up to 6.`
            : 'At most six fractions fit on one picture.',
          bad
            ? `${value} ne peut pas être dessinée : dénominateurs de 1 à 24, valeurs jusqu’à 6.`
            : 'Une image contient au plus six fractions.',
          bad
            ? `لا يمكن رسم ${value}: المقامات من 1 إلى 24 والقيم حتى 6.`
            : 'تتسع الصورة لستة كسور على الأكثر.',
        ),
        nearest,
      )
    }
    const list = fractions.map(({ numerator, denominator }) => `${String(numerator)}/${String(denominator)}`)
    const [first] = fractions
    const parts = String(first?.denominator ?? 0)
    const shown = String(first?.numerator ?? 0)
    const isOne = fractions.length === 1
    const isPizza = model === 'pizza'
    return {
      spec: { kind: 'fractions', fractions, model: model ?? (fractions.length > 1 ? 'bar' : 'circle') },
      title: texts(
        isOne
          ? `the fraction ${list[0] ?? ''}: ${isPizza ? `a pizza cut into ${parts} equal parts` : `${parts} equal parts`}, ${shown} of them ${isPizza ? 'filled' : 'shaded'}`
          : `the fractions ${list.join(', ')}, shaded`,
        isOne
          ? `la fraction ${list[0] ?? ''} : ${isPizza ? `une pizza coupée en ${parts} parts égales` : `${parts} parts égales`}, ${isPizza ? 'garnies' : 'colorées'} : ${shown}`
          : `les fractions ${list.join(', ')}, colorées`,
        isOne
          ? `الكسر ${list[0] ?? ''}: ${isPizza ? `بيتزا مقسمة إلى ${parts} أجزاء متساوية` : `${parts} أجزاء متساوية`}، الملوّن منها ${shown}`
          : `الكسور ${list.join('، ')} ملوّنة`,
      ),
    }
  },
}

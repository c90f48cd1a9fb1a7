import { exact, refuse, texts, type FigureReader, type Reading, type Refusal, type Texts } from './figure.ts'
import { wantsBlank } from './label-words.ts'
import { namesAndValues, type NamedValue } from './names-and-values.ts'
import type { Wording } from './wording.ts'

export type ChartType = 'bar-chart' | 'pie-chart' | 'line-graph' | 'pictogram' | 'tally-chart'

/** A chart of named values; without values it is a blank template. */
export interface ChartSpec {
  kind: ChartType
  heading: string
  items: NamedValue[]
  unit: string
  /** How many each symbol of a pictogram stands for. */
  each: number
  isHorizontal: boolean
}

interface ChartRules {
  words: string
  name: Texts
  most: number
  /** Whether values must be whole and not negative. */
  counts: boolean
  nearest: Texts
}

const charts: Record<ChartType, ChartRules> = {
  'pie-chart': {
    words:
      'pie+chart pie+graph camembert diagramme+circulaire graphique+circulaire diagramme+secteur قطاع+دائري مخطط+دائري قطاعات رسم+دائري',
    name: texts('pie chart', 'diagramme circulaire', 'مخطط دائري'),
    most: 8,
    counts: false,
    nearest: texts(
      'pie chart: apples 50, pears 30, plums 20',
      'diagramme circulaire : pommes 50, poires 30, prunes 20',
      'مخطط دائري: تفاح 50، موز 30، برتقال 20',
    ),
  },
  pictogram: {
    words: 'pictogram pictograph pictogramme مصوره+بيان تمثيل+مصور مخطط+مصور رموز+مصوره',
    name: texts('pictogram', 'pictogramme', 'تمثيل بالصور'),
    most: 8,
    counts: true,
    nearest: texts(
      'pictogram: apples 6, pears 4, plums 8',
      'pictogramme : pommes 6, poires 4, prunes 8',
      'تمثيل مصور: تفاح 6، موز 4، برتقال 8',
    ),
  },
  'tally-chart': {
    words:
      'tally tallies pointage+tableau batonnets+comptage denombrement+tableau جدول+تكراري علامات+عد اشارات+عد',
    name: texts('tally chart', 'tableau de pointage', 'جدول تكراري بعلامات العد'),
    most: 10,
    counts: true,
    nearest: texts(
      'tally chart: cats 7, dogs 12, fish 4',
      'tableau de pointage : chats 7, chiens 12, poissons 4',
      'جدول تكراري: قطط 7، كلاب 12، أسماك 4',
    ),
  },
  'line-graph': {
    words: 'line+graph line+chart courbe graphique+ligne graphique+lineaire خط+بياني مخطط+خطي رسم+خطي منحني',
    name: texts('line graph', 'graphique en courbe', 'مخطط خطي'),
    most: 14,
    counts: false,
    nearest: texts(
      'line graph: Monday 12, Tuesday 15, Wednesday 9',
      'courbe : lundi 12, mardi 15, mercredi 9',
      'مخطط خطي: الإثنين 12، الثلاثاء 15، الأربعاء 9',
    ),
  },
  'bar-chart': {
    words:
      'bar+chart bar+graph block+graph diagramme+baton diagramme+barre graphique+barre graphique+baton اعمده+بياني مخطط+اعمده تمثيل+اعمده رسم+اعمده مخطط+عمود',
    name: texts('bar chart', 'diagramme en bâtons', 'مخطط أعمدة'),
    most: 12,
    counts: false,
    nearest: texts(
      'bar chart: apples 5, pears 3, plums 8',
      'diagramme en bâtons : pommes 5, poires 3, prunes 8',
      'مخطط أعمدة: تفاح 5، موز 3، برتقال 8',
    ),
  },
}

const needsValues = ({ name, nearest }: ChartRules): Refusal =>
  refuse(
    texts(
      `A ${name.en} needs names with their numbers; none are invented.`,
      `Un ${name.fr} a besoin de noms avec leurs nombres ; rien n’est inventé.`,
      `يحتاج ${name.ar} إلى أسماء مع أعدادها، ولا يُخترع شيء.`,
    ),
    nearest,
  )

/** What is wrong with the values; null if nothing is. */
function problem(
  type: ChartType,
  items: readonly NamedValue[],
  unit: string,
  rules: ChartRules,
): Refusal | null {
  const isPart = type === 'pie-chart'
  const bad = items.find(
    ({ value }) => (rules.counts || isPart) && (value < 0 || (rules.counts && !Number.isInteger(value))),
  )
  if (bad) {
    const value = String(bad.value)
    return refuse(
      texts(
        `A ${rules.name.en} can’t show ${value} (${bad.name}).`,
        `Un ${rules.name.fr} ne peut pas montrer ${value} (${bad.name}).`,
        `لا يمكن أن يعرض ${rules.name.ar} القيمة ${value} (${bad.name}).`,
      ),
      rules.nearest,
    )
  }
  if (items.length > rules.most || items.some(({ value }) => Math.abs(value) > 1e7))
    return refuse(
      texts(
        `At most ${String(rules.most)} values up to 10 000 000 can be read on a ${rules.name.en}.`,
        `Un ${rules.name.fr} reste lisible jusqu’à ${String(rules.most)} valeurs de 10 000 000 au plus.`,
        `يمكن قراءة ${String(rules.most)} قيم على الأكثر حتى 10000000 في ${rules.name.ar}.`,
      ),
      rules.nearest,
    )
  const sum = items.reduce((total, { value }) => total + value, 0)
  if (isPart && unit === '%' && Math.abs(sum - 100) > 0.51)
    return refuse(
      texts(
        `The percentages add up to ${String(exact(sum))} %, not 100 %.`,
        `La somme des pourcentages est ${String(exact(sum))} %, et non 100 %.`,
        `مجموع النسب ${String(exact(sum))}٪ وليس 100٪.`,
      ),
      rules.nearest,
    )
  return isPart && items.every(({ value }) => value === 0) ? needsValues(rules) : null
}

function readEach(wording: Wording): number {
  const match = wording.find(
    /(?:each|every|one|a|1|chaque|un|كل|الرمز) (?:symbol|picture|icon|circle|symbole|image|dessin|رمز|صوره|دائره)?s? ?(?:=|stands for|represents|is|means|represente|vaut|يمثل|تمثل|يساوي) (\d+)/u,
  )
  return Math.max(1, Number(match?.[1] ?? 1))
}

/** The smallest round number that keeps the longest row of a pictogram at ten symbols. */
const roundEach = (largest: number): number =>
  [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000].find((each) => largest / each <= 10) ?? Math.ceil(largest / 10)

function readChart(type: ChartType): FigureReader<ChartSpec> {
  const rules = charts[type]
  return {
    words: rules.words,
    read(wording): Reading<ChartSpec> | Refusal {
      const isBlank = wantsBlank(wording)
      wording.take(rules.words)
      wording.take(
        'pie$ bar$ chart graph diagramme graphique مخطط تمثيل بياني بيانيه vertical مقلوب data statistics statistique توزيع بيانات table tableau جدول marks رسم',
      )
      const isHorizontal = wording.take('horizontal افقي')
      const asked = type === 'pictogram' ? readEach(wording) : 1
      const { heading, items, unit } = namesAndValues(wording)
      if (items.length === 0 && !(isBlank && type !== 'pictogram' && type !== 'pie-chart'))
        return needsValues(rules)
      const wrong = problem(type, items, unit, rules)
      if (wrong) return wrong
      const largest = Math.max(0, ...items.map(({ value }) => value))
      const each = asked > 1 ? asked : roundEach(largest)
      if (type === 'pictogram' && largest / each > 24) return needsValues(rules)
      const list = (comma: string) =>
        items.map(({ name, value }) => `${name} ${String(value)}${unit && ` ${unit}`}`).join(`${comma} `)
      const about = heading && ` (${heading})`
      const values = (colon: string, comma: string, blank: string) =>
        items.length > 0 ? `${colon} ${list(comma)}` : ` ${blank}`
      return {
        spec: { kind: type, heading, items, unit, each, isHorizontal },
        title: texts(
          `a ${rules.name.en}${about}${values(':', ',', 'without values')}`,
          `un ${rules.name.fr}${about}${values(' :', ',', 'sans valeurs')}`,
          `${rules.name.ar}${about}${values(':', '،', 'دون قيم')}`,
        ),
      }
    },
  }
}

export const pieChart = readChart('pie-chart')
export const pictogram = readChart('pictogram')
export const tallyChart = readChart('tally-chart')
export const lineGraph = readChart('line-graph')
export const barChart = readChart('bar-chart')

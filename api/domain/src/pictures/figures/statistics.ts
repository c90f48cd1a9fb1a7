import { num, refuse, texts, type FigureReader } from './figure.ts'
import { valueOf } from './tokens.ts'

export interface BoxPlotSpec {
  kind: 'box-plot'
  /** Least value, lower quartile, median, upper quartile, greatest value. */
  numbers: [number, number, number, number, number]
}

export interface HistogramSpec {
  kind: 'histogram'
  bins: { from: number; to: number; frequency: number }[]
}

const boxWords =
  'box+plot box+whisker boxplot boite+moustache diagramme+moustache صندوق+مخطط صندوق+تمثيل رسم+صندوق صندوقي'
const boxExample = texts(
  'box plot: minimum 2, lower quartile 5, median 7, upper quartile 9, maximum 14',
  'boîte à moustaches : minimum 2, premier quartile 5, médiane 7, troisième quartile 9, maximum 14',
  'مخطط الصندوق: الأصغر 2، الربيع الأول 5، الوسيط 7، الربيع الثالث 9، الأكبر 14',
)

/** The median of sorted values from one index to another (exclusive). */
function medianOf(sorted: readonly number[], from: number, to: number): number {
  const middle = Math.floor((from + to) / 2)
  const upper = sorted[middle] ?? 0
  return (to - from) % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2
}

/** Quartiles as medians of the halves, without the middle value of an odd number of values. */
function summary(values: readonly number[]): BoxPlotSpec['numbers'] {
  const sorted = [...values].sort((one, other) => one - other)
  const half = Math.floor(sorted.length / 2)
  return [
    sorted[0] ?? 0,
    medianOf(sorted, 0, half),
    medianOf(sorted, 0, sorted.length),
    medianOf(sorted, sorted.length - half, sorted.length),
    sorted.at(-1) ?? 0,
  ]
}

export const boxPlot: FigureReader<BoxPlotSpec> = {
  words: boxWords,
  read(wording) {
    wording.take(boxWords)
    const isSummary = wording.take(
      'minimum maximum median mediane quartile q وسيط ربيع اصغر اكبر ادني اعلي رباعي first third premier troisieme اول ثالث lower upper min$ max$',
    )
    wording.take('data donnees بيانات set serie')
    wording.find(/q 1/u)
    const values = wording.tokens
      .filter(({ kind }, index) => kind === 'number' && wording.tokens[index - 1]?.folded !== 'q')
      .map((token) => {
        token.isUsed = true
        return valueOf(token.folded)
      })
    for (const token of wording.tokens) if (token.kind === 'number') token.isUsed = true
    if (values.length < 5)
      return refuse(
        texts(
          'A box plot needs its five numbers, or at least five data.',
          'Une boîte à moustaches a besoin de ses cinq nombres, ou d’au moins cinq données.',
          'يحتاج مخطط الصندوق إلى أعداده الخمسة أو إلى خمس بيانات على الأقل.',
        ),
        boxExample,
      )
    const [a = 0, b = 0, c = 0, d = 0, e = 0] = values
    const isSorted = values.every((value, index) => index === 0 || value >= (values[index - 1] ?? 0))
    if (isSummary && (values.length > 5 || !isSorted))
      return refuse(
        texts(
          'The five numbers of a box plot must rise from the minimum to the maximum.',
          'Les cinq nombres d’une boîte à moustaches doivent croître du minimum au maximum.',
          'يجب أن تتزايد الأعداد الخمسة لمخطط الصندوق من الأصغر إلى الأكبر.',
        ),
        boxExample,
      )
    const numbers: BoxPlotSpec['numbers'] =
      values.length === 5 && isSorted ? [a, b, c, d, e] : summary(values)
    if (numbers[0] === numbers[4])
      return refuse(
        texts('All the data are equal.', 'Toutes les données sont égales.', 'جميع البيانات متساوية.'),
        boxExample,
      )
    const list = numbers.map(String)
    return {
      spec: { kind: 'box-plot', numbers },
      title: texts(
        `a box plot with minimum ${list[0] ?? ''}, quartiles ${list[1] ?? ''} and ${list[3] ?? ''}, median ${list[2] ?? ''}, maximum ${list[4] ?? ''}`,
        `une boîte à moustaches : minimum ${list[0] ?? ''}, quartiles ${list[1] ?? ''} et ${list[3] ?? ''}, médiane ${list[2] ?? ''}, maximum ${list[4] ?? ''}`,
        `مخطط الصندوق: الأصغر ${list[0] ?? ''}، الربيعان ${list[1] ?? ''} و${list[3] ?? ''}، الوسيط ${list[2] ?? ''}، الأكبر ${list[4] ?? ''}`,
      ),
    }
  },
}

const histogramWords = 'histogram مدرج+تكراري هيستوغرام'
const histogramExample = texts(
  'histogram: 0-10: 4, 10-20: 7, 20-30: 3',
  'histogramme : 0-10 : 4, 10-20 : 7, 20-30 : 3',
  'مدرج تكراري: 0-10: 4، 10-20: 7، 20-30: 3',
)
const bin = new RegExp(`${num} (?:-|to|a|الي) ${num} (?:: |= |\\( |has |with )?(\\d+(?:\\.\\d+)?)`, 'gu')

export const histogram: FigureReader<HistogramSpec> = {
  words: histogramWords,
  read(wording) {
    wording.take(histogramWords)
    wording.take('frequency frequencies frequence effectif تكرار class classes interval فئه فئات')
    const bins = wording.findAll(bin).map(([, from = '0', to = '0', frequency = '0']) => ({
      from: valueOf(from),
      to: valueOf(to),
      frequency: Number(frequency),
    }))
    const isJoined = bins.every(
      ({ from, to }, index) => to > from && (index === 0 || from >= (bins[index - 1]?.to ?? from)),
    )
    const width = bins[0] ? bins[0].to - bins[0].from : 0
    if (
      bins.length === 0 ||
      bins.length > 12 ||
      !isJoined ||
      bins.some(({ from, to }) => to - from !== width)
    )
      return refuse(
        texts(
          'A histogram needs rising classes of equal width with their frequencies.',
          'Un histogramme a besoin de classes croissantes de même amplitude, avec leurs effectifs.',
          'يحتاج المدرج التكراري إلى فئات متزايدة متساوية الطول مع تكراراتها.',
        ),
        histogramExample,
      )
    const list = bins.map(({ from, to, frequency }) => `${String(from)}–${String(to)}: ${String(frequency)}`)
    return {
      spec: { kind: 'histogram', bins },
      title: texts(
        `a histogram: ${list.join(', ')}`,
        `un histogramme : ${list.join(', ')}`,
        `مدرج تكراري: ${list.join('، ')}`,
      ),
    }
  },
}

import { num, refuse, texts, type FigureReader } from './figure.ts'
import { valueOf } from './tokens.ts'
import { lengthUnit } from './units.ts'

export interface ThermometerSpec {
  kind: 'thermometer'
  value: number
  from: number
  to: number
  unit: '°C' | '°F'
}

export interface RulerSpec {
  kind: 'ruler'
  /** Length of the ruler and of the object that it measures, in the unit. */
  to: number
  length: number | null
  unit: string
}

export interface JugSpec {
  kind: 'measuring-jug'
  value: number
  capacity: number
  unit: string
}

const thermometerWords = 'thermometer thermometre ميزان+حراره مقياس+حراره محرار ترمومتر'

export const thermometer: FigureReader<ThermometerSpec> = {
  words: thermometerWords,
  read(wording) {
    const unit = /fahrenheit|° f|فهرنهايت/u.test(wording.text) ? '°F' : '°C'
    wording.take(thermometerWords)
    wording.take(
      'temperature degre degree celsius fahrenheit centigrade درجه درجات مئويه حراره الحراره c$ f$ reading lit indiquant indique affichant marking قراءه يشير',
    )
    const range = wording.find(
      new RegExp(`(?:from|between|de|entre|من|بين) ${num} (?:to|and|a|et|الي|و) ${num}`, 'u'),
    )
    const [value, ...others] = wording.takeNumbers()
    if (value === undefined) return range ? refuseThermometer() : null
    const from = range
      ? valueOf(range[1] ?? '0')
      : Math.min(unit === '°F' ? 0 : -20, Math.floor(value / 10) * 10)
    const to = range
      ? valueOf(range[2] ?? '0')
      : Math.max(unit === '°F' ? 120 : 50, Math.ceil(value / 10) * 10)
    if (others.length > 0 || value < from || value > to || to - from > 400 || to <= from || value < -273)
      return refuseThermometer()
    return {
      spec: { kind: 'thermometer', value, from, to, unit },
      title: texts(
        `a thermometer that reads ${String(value)} ${unit}`,
        `un thermomètre qui indique ${String(value)} ${unit}`,
        `ميزان حرارة يشير إلى ${String(value)} ${unit}`,
      ),
    }
  },
}

const refuseThermometer = () =>
  refuse(
    texts(
      'A thermometer shows one temperature within its range.',
      'Un thermomètre montre une température dans ses limites.',
      'يعرض ميزان الحرارة درجة واحدة ضمن مداه.',
    ),
    texts('thermometer at 25 °C', 'thermomètre à 25 °C', 'ميزان حرارة يشير إلى 25 °C'),
  )

const rulerWords = 'ruler regle+graduee regle+cm regle$ مسطره measure+line'

export const ruler: FigureReader<RulerSpec> = {
  words: rulerWords,
  read(wording) {
    wording.take(rulerWords)
    wording.take(
      'measuring measure line segment pencil length long mesurant mesure longueur crayon graduee طول طولها قلم قطعه مستقيمه يقيس تقيس object objet',
    )
    const unit = lengthUnit(wording)
    const to = wording.find(
      /(?:to|of|a|jusqu ' a|حتي|الي|طولها) (\d+)(?: \S+)? ?(?:ruler|regle)|(\d+) (?:cm |mm )?ruler|regle de (\d+)|مسطره (?:من|طولها) (\d+)/u,
    )
    const [length, ...others] = wording.takeNumbers()
    const given = to ? Number(to.slice(1).find((one) => one !== undefined)) : null
    if (length === undefined && given === null)
      return unit === '' && !wording.has('graduee') ? null : refuseRuler()
    const most = given ?? Math.max(10, Math.ceil(length ?? 0))
    const shownUnit = unit || { en: 'cm', fr: 'cm', ar: 'سم' }[wording.language]
    if (
      others.length > 0 ||
      most > 30 ||
      most < 1 ||
      (length !== undefined && (length <= 0 || length > most))
    )
      return refuseRuler()
    if (!/^(?:cm|سم)$/.test(shownUnit)) return refuseRuler()
    return {
      spec: { kind: 'ruler', to: most, length: length ?? null, unit: shownUnit },
      title: texts(
        length === undefined
          ? `a ruler of ${String(most)} cm`
          : `a ruler beside a segment of ${String(length)} cm`,
        length === undefined
          ? `une règle de ${String(most)} cm`
          : `une règle à côté d’un segment de ${String(length)} cm`,
        length === undefined ? `مسطرة من ${String(most)} سم` : `مسطرة بجانب قطعة طولها ${String(length)} سم`,
      ),
    }
  },
}

const refuseRuler = () =>
  refuse(
    texts(
      'A ruler measures one length up to 30 cm.',
      'Une règle mesure une longueur jusqu’à 30 cm.',
      'تقيس المسطرة طولًا واحدًا حتى 30 سم.',
    ),
    texts('ruler measuring 7 cm', 'règle mesurant 7 cm', 'مسطرة تقيس 7 سم'),
  )

const jugWords =
  'measuring+jug measuring+cylinder graduated+cylinder eprouvette+graduee verre+doseur verre+mesureur مخبار+مدرج كاس+مدرج وعاء+مدرج'

export const measuringJug: FigureReader<JugSpec> = {
  words: jugWords,
  read(wording) {
    const isLitre =
      /\d (?:l|litres?|liters?|لتر)(?= |$)/u.test(wording.text) && !/\d (?:ml|cl)(?= |$)/u.test(wording.text)
    wording.take(jugWords)
    wording.take(
      'jug cylinder containing filled ml millilitre l$ litre litres liter water eau contenant rempli مل لتر ماء فيه يحتوي مخبار مدرج volume',
    )
    const capacity = wording.find(
      /(?:capacity|of|capacite|de|سعته) (?:of |de )?(\d+)(?: (?:ml|l))? (?:capacity|max)|(?:capacity|capacite|سعته) (?:of |de )?(\d+)/u,
    )
    const [value, ...others] = wording.takeNumbers()
    const most = capacity
      ? Number(capacity[1] ?? capacity[2])
      : ([1, 2, 5, 10, 50, 100, 200, 250, 500, 1_000, 2_000, 5_000].find(
          (one) => one >= (value ?? 0) && (isLitre || one >= 50),
        ) ?? 0)
    if (value === undefined || value < 0 || value > most || others.length > 0)
      return refuse(
        texts(
          'A measuring jug shows one volume up to its capacity.',
          'Un récipient gradué montre un volume jusqu’à sa capacité.',
          'يعرض الوعاء المدرج حجمًا واحدًا حتى سعته.',
        ),
        texts('measuring jug with 350 ml', 'éprouvette graduée avec 350 ml', 'مخبار مدرج فيه 350 مل'),
      )
    const unit = isLitre
      ? { en: 'l', fr: 'L', ar: 'لتر' }[wording.language]
      : { en: 'ml', fr: 'mL', ar: 'مل' }[wording.language]
    return {
      spec: { kind: 'measuring-jug', value, capacity: most, unit },
      title: texts(
        `a measuring jug with ${String(value)} ${isLitre ? 'l' : 'ml'}`,
        `un récipient gradué contenant ${String(value)} ${isLitre ? 'L' : 'mL'}`,
        `وعاء مدرج فيه ${String(value)} ${isLitre ? 'لتر' : 'مل'}`,
      ),
    }
  },
}

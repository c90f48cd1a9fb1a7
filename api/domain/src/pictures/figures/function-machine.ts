import { exact, refuse, texts, type FigureReader } from './figure.ts'

export interface FunctionMachineSpec {
  kind: 'function-machine'
  /** Operations in order, e.g. `× 3`. */
  steps: string[]
  inputs: string[]
  outputs: string[]
}

const machineWords =
  'function+machine input+output machine+fonction machine+nombre programme+calcul اله+داله اله+دوال اله+اعداد مدخلات+مخرجات'

const operation = new RegExp(
  `([x+/]|-|times|multiply by|multiplied by|multiplier par|multiplie par|add|plus|subtract|minus|divide by|fois|ajouter|soustraire|diviser par|اضرب في|ضرب|اضف|جمع|اطرح|طرح|اقسم علي|قسمه) (\\d+(?:\\.\\d+)?)`,
  'gu',
)

const signOf = (word: string): string =>
  /^(?:x|times|multipl|fois|اضرب|ضرب)/u.test(word)
    ? '×'
    : /^(?:\+|add|plus|ajouter|اضف|جمع)/u.test(word)
      ? '+'
      : /^(?:\/|divide|diviser|اقسم|قسمه)/u.test(word)
        ? '÷'
        : '−'

const applied = (value: number, step: string): number => {
  const by = Number(step.slice(2))
  return exact(
    step.startsWith('×')
      ? value * by
      : step.startsWith('+')
        ? value + by
        : step.startsWith('÷')
          ? value / by
          : value - by,
  )
}

export const functionMachine: FigureReader<FunctionMachineSpec> = {
  words: machineWords,
  read(wording) {
    wording.take(machineWords)
    // A negative number after an operation's name is a subtraction: "× 3, -2".
    const steps = wording.findAll(operation).map(([, word = '', by = '']) => `${signOf(word)} ${by}`)
    wording.take(
      'input inputs output outputs entree entrees sortie sorties machine مدخل مدخلات المدخلات مخرجات rule regle قاعده function fonction داله اله multiply by',
    )
    const inputs = wording.takeNumbers().slice(0, 6)
    const nearest = texts(
      'function machine × 3 + 2 with inputs 1, 2, 5',
      'machine à fonction × 3 + 2, entrées 1, 2, 5',
      'آلة الدالة × 3 + 2، المدخلات 1، 2، 5',
    )
    if (steps.length === 0 || steps.length > 3 || steps.includes('÷ 0'))
      return refuse(
        texts(
          'A function machine needs one to three operations, such as × 3.',
          'Une machine à fonction a besoin d’une à trois opérations, comme × 3.',
          'تحتاج آلة الدالة إلى عملية حتى ثلاث عمليات مثل × 3.',
        ),
        nearest,
      )
    const outputs = inputs.map((input) => steps.reduce(applied, input))
    const shown =
      inputs.length > 0
        ? inputs
            .map(
              (input, index) => `${String(input)} → ${String(Math.round((outputs[index] ?? 0) * 100) / 100)}`,
            )
            .join(', ')
        : ''
    return {
      spec: {
        kind: 'function-machine',
        steps,
        inputs: inputs.map(String),
        outputs: outputs.map((value) => String(Math.round(value * 100) / 100)),
      },
      title: texts(
        `a function machine ${steps.join(', ')}${shown && `: ${shown}`}`,
        `une machine à fonction ${steps.join(', ')}${shown && ` : ${shown}`}`,
        `آلة الدالة ${steps.join('، ')}${shown && `: ${shown}`}`,
      ),
    }
  },
}

import type { ExerciseWords } from '../exercises/exercise.ts'
import { counted } from './counted.ts'
import { ltr } from './left-to-right.ts'

export const arabicExercises: ExerciseWords = {
  formula: ltr,
  workOut: (expression) => `احسب ${expression}.`,
  workedOut: (expression, steps) =>
    `${expression}، خطوةً في كل سطر: ${steps}. قل بصوت مسموع لماذا تجوز كل خطوة.`,
  solve: (equation) => `حلّ المعادلة ${equation}.`,
  solved: (equation, steps, check) =>
    `${equation}. نجري العملية نفسها على الطرفين: ${steps}. ثم نتحقق بالتعويض: ${check}.`,
  rectangle: (length, width) => ({
    question: `مستطيل طوله ${length} سم وعرضه ${width} سم. ما مساحته وما محيطه؟`,
    answer: (area, perimeter) => `المساحة ${area} سم²، والمحيط ${perimeter} سم.`,
  }),
  triangle: (base, height) => `مثلث قاعدته ${base} سم وارتفاعه ${height} سم. ما مساحته؟`,
  rectangleModel: (length, width, area, perimeter) =>
    `مستطيل بُعداه ${length} سم و${width} سم على ورق مربّعات: عدد الصفوف ${width} وفي كل صف ${length} من المربعات، فالمساحة ${ltr(`${length} × ${width} = ${area}`)} سم². والدوران حوله يعطي المحيط ${ltr(`2 × (${length} + ${width}) = ${perimeter}`)} سم.`,
  percentOf: (percent, amount) => `كم تساوي نسبة ${percent}% من ${amount}؟`,
  reduced: (price, percent) => ({
    question: `سعر معطف ${price} وخُفّض بنسبة ${percent}%. كم نوفّر وكم ندفع؟`,
    answer: (saved, left) => `نوفّر ${saved} وندفع ${left}.`,
  }),
  percentModel: (percent, amount, steps) =>
    `نسبة ${percent}% من ${amount} على شريط مقسّم إلى 100 جزء: ${steps}. نقدّر أولًا ثم نقارن.`,
  mean: (list) => `ما المتوسط الحسابي للقيم ${list}؟`,
  median: (list) => `ما وسيط القيم ${list}؟`,
  meanModel: (list, sum, mean, median) =>
    `القيم هي ${list}. نجمعها: ${sum}. ثم نوزّع المجموع بالتساوي: ${mean}. وإذا رتّبناها كانت القيمة الوسطى ${median}، وهي الوسيط. أيّهما أصدق وصفًا للقيم؟`,
  image: (definition, x) => `${definition}. ما صورة العدد ${x}؟`,
  preimage: (definition, y) => `${definition}. ما العدد الذي صورته ${y}؟`,
  functionModel: (definition, steps) =>
    `${definition}. نضع العدد مكان المتغيّر بين قوسين: ${steps}. ثم نعيّن النقطة على الرسم البياني.`,
  hypotenuse: (a, b) => `مثلث قائم الزاوية طولا ضلعي القائمة فيه ${a} سم و${b} سم. ما طول الوتر؟`,
  leg: (hypotenuse, a) =>
    `مثلث قائم الزاوية طول وتره ${hypotenuse} سم وطول أحد ضلعيه ${a} سم. ما طول الضلع الثالث؟`,
  pythagorasModel: (a, b, steps) =>
    `مثلث طولا ضلعي القائمة فيه ${a} سم و${b} سم، وعلى كل ضلع مربع مرسوم: ${steps}. وضلع المربع الكبير هو الوتر.`,
  voltage: (ohms, amperes) =>
    `يمر تيار شدته ${amperes} أمبير في مقاومة قيمتها ${ohms} أوم. ما التوتر بين طرفيها؟`,
  current: (volts, ohms) => `طُبّق توتر قدره ${volts} فولت على مقاومة قيمتها ${ohms} أوم. ما شدة التيار؟`,
  ohmModel: (steps) =>
    `نقيس شدة التيار في مقاومة عند ثلاثة توترات مختلفة، ونعيّن النقاط على الرسم فنجد خطًّا مستقيمًا، ثم نحسب إحداها: ${steps}.`,
  weight: (mass) => `ما ثقل جسم كتلته ${mass} كغ؟ نأخذ ${ltr('g = 10 N/kg')}.`,
  acceleration: (mass, force) => `تؤثر قوة محصّلة قدرها ${force} نيوتن في كتلة قدرها ${mass} كغ. ما التسارع؟`,
  forceModel: (steps) =>
    `نعلّق جسمًا في ميزان القوى، ونرسم السهمين المؤثّرين فيه، ثم نحسب: ${steps}. ونقارن بالقراءة.`,
  energyUsed: (watts, seconds) =>
    `يعمل جهاز قدرته ${watts} واط مدة ${counted(seconds, 'ثوانٍ', 'ثانية')}. ما الطاقة التي يحوّلها؟`,
  power: (joules, seconds) =>
    `يحوّل جهاز طاقة قدرها ${joules} جول في ${counted(seconds, 'ثوانٍ', 'ثانية')}. ما قدرته؟`,
  energyModel: (steps) =>
    `نقرأ القدرة على لصيقة الجهاز ونقيس المدة ثم نحسب: ${steps}. ونرسم من أين تأتي الطاقة وإلى أين تذهب.`,
}

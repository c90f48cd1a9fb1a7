import type { LanguagePack } from '../older/language-pack.ts'

export const arabicPhases: LanguagePack['phases'] = {
  hook: ({ opener }) => ({
    title: 'سؤال للبدء',
    teacher:
      'اكتب السؤال أدناه على السبورة. اجمع الإجابات دون حكم عليها، وأعلن أن الصف سيعود إليها في النهاية.',
    students: 'يفكّر كل طالب وحده دقيقة، ثم يقارن مع زميله.',
    checkQuestion: opener.question,
    feedback: `يُحفظ لنهاية الدرس: ${opener.answer}`,
  }),
  recall: ({ priorCheck }) => ({
    title: 'ما نعرفه من قبل',
    teacher: 'اطرح السؤال أدناه. يجيب الجميع على الورق، وعُدّ المستعدين قبل أن تتابع.',
    students: 'يجيب كل طالب وحده، ثم يشرح إجابته لزميله.',
    checkQuestion: priorCheck.question,
    feedback: `الجواب المنتظر: ${priorCheck.answer} إن أصاب أقل من أربعة من كل خمسة فأعد مثالًا آخر.`,
  }),
  predict: ({ opener }) => ({
    title: 'سؤال وتوقعات',
    teacher:
      'اكتب السؤال أدناه على السبورة. يكتب كل طالب توقعًا مع سببه. ضع التوقعات المختلفة جنبًا إلى جنب دون حسم.',
    students: 'يكتبون: «أظن أن … لأن …»، ثم يبحثون عمّن يظن غير ذلك.',
    checkQuestion: opener.question,
    feedback: `يُحفظ لنهاية الدرس: ${opener.answer}`,
  }),
  investigate: ({ exploration }) => ({
    title: 'استقصاء',
    teacher: `أعطِ المهمة ودع الطلاب يعملون اثنين اثنين قبل أي شرح: ${exploration.task}`,
    students: 'يعملون اثنين اثنين ويدوّنون ما يلاحظونه، ولو لم يتوقعوه.',
    checkQuestion: 'ماذا تلاحظون، وكيف عرفتم ذلك؟',
    feedback: `ما يمكن أن يجدوه: ${exploration.expected}`,
  }),
  'home-check': ({ priorCheck }) => ({
    title: 'العودة إلى ما قُرئ في البيت',
    teacher:
      'وزّع شرح هذه الخطة قبل الدرس بيوم. يذكر كل طالب لزميله أهم ثلاث نقاط، واكتب على السبورة ما بقي غامضًا.',
    students: 'يذكرون ويستمعون ويكتب كل منهم سؤالًا.',
    checkQuestion: priorCheck.question,
    feedback: `الجواب المنتظر: ${priorCheck.answer} أجب عن أسئلة السبورة أثناء الشرح.`,
  }),
  brief: ({ product, opener }) => ({
    title: 'التكليف',
    teacher: `قدّم المنتَج: ينجز كل فريق ${product}. بيّن لمن يُعرض ومتى.`,
    students: 'يشكّلون فرقًا من ثلاثة أو أربعة ويكتبون ما يريدون معرفته.',
    checkQuestion: opener.question,
    feedback: `يُحفظ لنهاية الدرس: ${opener.answer}`,
  }),
  model: ({ explanation, practice: [first], errors: [error] }) => ({
    title: 'شرح',
    teacher: explanation,
    students: 'يتابعون ويستمعون، ثم يذكر كل منهم لزميله الكلمات الجديدة ومعناها وينقل المثال.',
    checkQuestion: first.question,
    feedback: `الجواب المنتظر: ${first.answer} انتبه إلى هذا الخطأ: «${error?.[0] ?? ''}» والرد: ${error?.[1] ?? ''}`,
  }),
  guided: ({ activity, practice: [, second] }) => ({
    title: 'تدريب مشترك',
    teacher: `أنجز البداية مع الصف ثم دع كل اثنين يكملان: ${activity.task}`,
    students: 'يعملون اثنين اثنين: أحدهما يشرح والآخر يكتب، ثم يتبادلان.',
    checkQuestion: second.question,
    feedback: `المهمة: ${activity.expected} سؤال التحقّق: ${second.answer}`,
  }),
  independent: ({ practice: [, , third, fourth], errors: [error] }) => ({
    title: 'عمل فردي',
    teacher: 'يعمل كل طالب وحده. تنقّل بينهم واسأل المتعثر: في أي خطوة أنت؟',
    students: `يجيبون كتابةً مع التعليل. 1. ${third.question} 2. ${fourth.question}`,
    checkQuestion: `«${error?.[0] ?? ''}» هل هذا صحيح؟ علّل.`,
    feedback: `1. ${third.answer} 2. ${fourth.answer} العبارة خاطئة: ${error?.[1] ?? ''}`,
  }),
  experts: ({ parts, practice: [, second] }) => ({
    title: 'مجموعات الخبراء',
    teacher: `شكّل ثلاث مجموعات تدرس كل منها جزءًا وتستعد لتعليمه. 1. ${parts[0]} 2. ${parts[1]} 3. ${parts[2]}`,
    students: 'يستعينون بما دوّنوه من الشرح ويحضّرون عرضًا من دقيقتين مع رسم.',
    checkQuestion: second.question,
    feedback: `الجواب المنتظر: ${second.answer}`,
  }),
  teach: ({ activity }) => ({
    title: 'تعليم متبادل',
    teacher: `اخلط المجموعات ليكون في كل منها خبير بكل جزء، ثم ينجزون المهمة معًا: ${activity.task}`,
    students: 'يعلّم كل منهم جزأه ويطرح على الآخرين سؤالًا عنه، ثم ينجزون المهمة.',
    checkQuestion: 'أي نقطة من نقاط الخبراء الآخرين كانت جديدة عليك؟',
    feedback: `المهمة: ${activity.expected}`,
  }),
  plan: ({ terms }) => ({
    title: 'تخطيط',
    teacher: `يخطّط كل فريق لمنتَجه: من يفعل ماذا، وأين تظهر هذه الكلمات: ${terms.map(([term]) => term).join('، ')}.`,
    students: 'يرسمون مخططًا للمنتَج في صفحة ويوزّعون العمل.',
    checkQuestion: 'ما النقطتان اللتان لا غنى عنهما في منتَجكم، ولماذا؟',
    feedback: 'يبدأ الفريق حين يعرف كل فرد ما سيفعله.',
  }),
  make: ({ product, practice: [, second] }) => ({
    title: 'إنجاز',
    teacher: `تنجز الفرق ${product}. تنقّل بينها واطرح السؤال أدناه.`,
    students: 'يعمل كل منهم في جزئه ويراجع كلمات زملائه ورسومهم.',
    checkQuestion: second.question,
    feedback: `الجواب المنتظر: ${second.answer}`,
  }),
  present: ({ practice: [, , third] }) => ({
    title: 'عرض',
    teacher: 'يعرض كل فريق في دقيقتين. يكتب الآخرون شيئًا تعلّموه وسؤالًا.',
    students: 'يعرضون ويستمعون ويجيبون.',
    checkQuestion: third.question,
    feedback: `الجواب المنتظر: ${third.answer}`,
  }),
  deepen: ({ challenge, core }) => ({
    title: 'تعمّق',
    teacher: `من يحتاج إلى مزيد من التدريب ينجز هذا: ${core[0] ?? ''} ويجيب الآخرون كتابةً عن السؤال أدناه.`,
    students: 'يختارون مع المعلّم ويعملون ثم يقارنون اثنين اثنين.',
    checkQuestion: challenge.question,
    feedback: `الجواب المنتظر: ${challenge.answer}`,
  }),
  close: ({ idea }) => ({
    title: 'ختام وأسئلة خروج',
    teacher: `يلخّص الصف الدرس في جملتين ويقارنهما بهذه الفكرة: ${idea} ثم وزّع أسئلة الخروج.`,
    students: 'يلخّصون، ثم يجيب كل منهم وحده على ورقة.',
    checkQuestion: 'أي سؤال ما زال مفتوحًا عندك؟',
    feedback: 'افرز الأوراق ثلاث مجموعات: صحيح، وقريب، وليس بعد. يبدأ الدرس القادم من المجموعة الوسطى.',
  }),
}

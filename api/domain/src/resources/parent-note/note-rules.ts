import type { Language } from '../../text/language.ts'

/** The most words of a sentence and of a note. */
export const mostWordsInSentence = 22
export const mostWordsInNote = 160

/** How a note to parents sounds, as rules for the person or the model that writes one. `noteFindings` enforces them. */
export const noteRules: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'Write about this one child and this one piece of work. Never mention another child.',
    'Use the first name of the child only, and never “he”, “she”, “son” or “daughter”.',
    'Say first what goes well, then at most two things to work on.',
    'Describe the error in the work so that a person without the subject understands it. Never describe the character of the child.',
    'Name one concrete thing that helps at home. Give it as help, not as a duty of the family.',
    'No rank, no average, no comparison with others, unless the teacher gave it.',
    'No diagnosis, no supposition about health, family or effort, no blame.',
    'Every number in the note is one of the given facts. Add none.',
    `Short sentences of at most ${mostWordsInSentence} words, and at most ${mostWordsInNote} words in all.`,
    'End with an invitation to talk.',
  ],
  fr: [
    'Parlez de cet enfant et de ce travail seulement. Ne mentionnez jamais un autre enfant.',
    'Employez uniquement le prénom, sans «\u00a0il\u00a0», «\u00a0elle\u00a0», «\u00a0fils\u00a0» ni «\u00a0fille\u00a0», et sans accord qui dépend du genre.',
    'Dites d’abord ce qui va bien, puis deux points à travailler au plus.',
    'Décrivez l’erreur dans le travail avec des mots de tous les jours. Ne décrivez jamais le caractère de l’enfant.',
    'Proposez une seule aide concrète à la maison, comme une aide et non comme une obligation.',
    'Pas de rang, pas de moyenne, pas de comparaison avec les autres, sauf si l’enseignant l’a donnée.',
    'Pas de diagnostic, pas de supposition sur la santé, la famille ou les efforts, pas de reproche.',
    'Chaque nombre du mot fait partie des faits donnés. N’en ajoutez aucun.',
    `Des phrases courtes, de ${mostWordsInSentence} mots au plus, et ${mostWordsInNote} mots au plus en tout. Vouvoyez la famille.`,
    'Terminez par une invitation à en parler.',
  ],
  ar: [
    'الحديث عن هذا الطفل وعن هذا العمل فقط، من دون ذكر أي طفل آخر.',
    'استعمال الاسم الأول فقط، من دون صيغة تدل على المذكر أو المؤنث. المصادر تصلح للجميع.',
    'البدء بما يسير جيدا، ثم نقطتان للتدريب على الأكثر.',
    'وصف الخطأ في العمل بكلمات يفهمها كل شخص، لا وصف طبع الطفل.',
    'اقتراح شيء واحد محدد يساعد في البيت، على أنه مساعدة لا واجب على الأسرة.',
    'لا ترتيب ولا معدل ولا مقارنة بالآخرين، إلا إذا وردت في المعطيات.',
    'لا تشخيص، ولا ظن في الصحة أو الأسرة أو الجهد، ولا لوم.',
    'كل عدد في الرسالة وارد في المعطيات، من دون إضافة.',
    `جمل قصيرة لا تتجاوز ${mostWordsInSentence} كلمة، و${mostWordsInNote} كلمة على الأكثر في الرسالة كلها، بصيغة الجمع في مخاطبة الأسرة.`,
    'الختام بدعوة إلى الحديث.',
  ],
}

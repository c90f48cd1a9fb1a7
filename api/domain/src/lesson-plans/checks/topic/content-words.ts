import { isListed, type WordPatterns } from '../../material/fold-words.ts'
import { plainWords } from '../../material/sample-packs.ts'
import { functionWords } from '../language/function-words.ts'
import { stemsIn, type Stem } from './stems.ts'

/** Words of any lesson, which say nothing about its topic. */
const schoolWords: WordPatterns =
  'student pupil teacher class$ lesson question answer task exercise example explain explanat describ write$ writes ' +
  'written draw$ draws name$ names give$ gives use$ uses using find$ finds compar discuss show$ shows work$ works ' +
  'choose list$ identif recognis recogniz state$ states define defin calculat correct right$ wrong$ step$ steps minute ' +
  'pair$ pairs group board paper sentence word$ words text$ reason because different same each every first second ' +
  'third two three four one part$ parts with without least ' +
  'eleve enseignant professeur classe seance lecon question reponse exercice exemple expliqu decri ecri dessin nomme ' +
  'donne utilis trouv compar montr travail choisi identifi reconnai defini calcul juste faux fausse etape minute ' +
  'binome groupe tableau feuille phrase mot$ mots texte raison parce different meme chaque premier deuxieme deux trois ' +
  'quatre partie avec sans moins ' +
  'طالب طلاب تلميذ تلاميذ معلم$ مدرس$ درس$ سؤال اسئله جواب اجوبه تمرين تمارين مهمه$ مثال امثله شرح$ يشرح اشرح وصف$ يصف ' +
  'كتب$ يكتب اكتب رسم$ يرسم ارسم ذكر$ يذكر اذكر اعط يعطي استعمل يستعمل استخدم يستخدم وجد$ يجد قارن$ يقارن ناقش$ ' +
  'يناقش بين$ يبين عمل$ يعمل اختر يختار حدد$ يحدد تعرف$ يتعرف عرف$ يعرف حساب$ احسب يحسب صحيح خطا$ خطوه$ خطوات دقيقه ' +
  'دقائق ثنائي مجموعه$ مجموعات سبوره ورقه$ جمله$ كلمه$ كلمات نص$ سبب$ لان$ مختلف نفس$ كل$ اول$ ثاني$ ثالث$ اثنان ' +
  'ثلاثه اربعه جزء$ مع$ بدون'

const shortest = 3
const isSmallWord = (word: string) =>
  Object.values(functionWords).some((words) => words.has(word)) || isListed(word, plainWords)

/** The words of a text that carry its subject matter. */
export const contentStems = (text: string): Stem[] =>
  stemsIn(text).filter(({ word }) => word.length >= shortest && /\p{L}/u.test(word) && !isSmallWord(word))

/** The same without words that every lesson uses. */
export const topicStems = (text: string): Stem[] =>
  contentStems(text).filter(({ word }) => !isListed(word, schoolWords))

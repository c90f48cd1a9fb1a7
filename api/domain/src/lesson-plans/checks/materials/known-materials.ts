import type { WordPatterns } from '../../material/fold-words.ts'

/** Things that lessons use, with their names in the three languages. A lesson that uses one lists it. */
export const knownMaterials: readonly WordPatterns[] = [
  'board$ whiteboard$ blackboard$ chalkboard$ tableau$ tableaux سبوره$',
  'projector$ projectors beamer$ videoprojecteur projecteur projector slideshow diaporama powerpoint عرض+جهاز عارض+ضوئي',
  'computer laptop chromebook ordinateur pc$ حاسوب حواسيب كمبيوتر',
  'tablet$ tablets ipad tablette لوحي',
  'phone$ phones smartphone telephone portable$ هاتف هواتف جوال',
  'internet website youtube$ online en+ligne انترنت شبكه+عنكبوتيه',
  'video$ videos film$ films clip$ فيديو فلم$ افلام',
  'textbook manuel$ manuels كتاب+مدرسي كتاب+مقرر',
  'scissors ciseaux مقص مقصات',
  'calculator calculatrice calculette اله+حاسبه الات+حاسبه',
  'microscope مجهر مجاهر ميكروسكوب',
  'dice$ des+jouer نرد$',
  'ruler$ rulers regle+graduee مسطره مساطر',
  'compasses$ compas$ فرجار بركار',
  'protractor rapporteur$ منقله$',
  'glue$ colle$ صمغ$ غراء$',
  'speaker$ speakers loudspeaker haut+parleur enceinte$ مكبر+صوت',
]

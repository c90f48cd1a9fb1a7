import type { Language } from '../../text/language.ts'

/** What a note must not say, found by its words. */
export const tones = ['comparison', 'diagnosis', 'blame', 'gendered', 'familiar'] as const
export type Tone = (typeof tones)[number]

/**
 * Words and phrases in folded letters, separated by `|`. A trailing `*` allows any ending. A phrase matches whole words,
 * in Arabic also with attached particles.
 */
export const toneWords: Readonly<Record<Tone, Readonly<Record<Language, string>>>> = {
  comparison: {
    en: 'rank|ranks|ranked|ranking|average|class mean|percentile|classmate*|than the others|than others|than other|than most|rest of the class|most of the class|most students|other students|other children|other pupils|the others|top of the class|bottom of the class|best in the class|better than|worse than|behind the class|ahead of the class|sibling*|brother*|sister*',
    fr: 'rang|classement|classe premier|classe premiere|premier de la classe|premiere de la classe|dernier de la classe|derniere de la classe|moyenne|mediane|que les autres|des autres eleves|les autres eleves|autres enfants|autres eleves|reste de la classe|camarade*|tete de classe|queue de classe|meilleur que|meilleure que|moins bien que|plus que les|frere*|soeur*',
    ar: 'الترتيب|ترتيبه|ترتيبها|المرتبه|مرتبه|الاول علي|معدل القسم|معدل الصف|معدل|متوسط الصف|متوسط القسم|من الاخرين|عن الاخرين|زملاء*|زميل*|بقيه القسم|بقيه الصف|باقي التلاميذ|باقي الطلاب|بقيه التلاميذ|معظم الطلاب|معظم التلاميذ|افضل من|اقل من غير*|مقارنه بالاخرين|مقارنه مع|بالمقارنه مع|اخوه|اخته|اخوته',
  },
  diagnosis: {
    en: 'dyslexi*|dyscalculi*|dysprax*|dysgraph*|adhd|attention deficit|hyperactiv*|autis*|asperger*|disorder*|disabilit*|disabled|syndrome*|symptom*|anxiety|anxious|depress*|diagnos*|therap*|patholog*|psycholog*|psychiatr*|learning difficult*|special needs|iq|gifted|slow learner*|memory problem*|concentration problem*|medical|medication',
    fr: 'dyslexi*|dyscalculi*|dysprax*|dysgraph*|dysorthograph*|tdah|deficit de l attention|deficit d attention|hyperactif*|hyperactiv*|autis*|asperger*|trouble*|handicap*|syndrome*|symptome*|anxi*|angoiss*|depress*|diagnosti*|therap*|patholog*|psycholog*|psychiatr*|orthophon*|qi|surdoue*|precoce*|haut potentiel|difficultes d apprentissage|retard mental|medical*|medicament*',
    ar: 'عسر القراءه|عسر الحساب|عسر الكتابه|عسر التعلم|صعوبات التعلم|صعوبه تعلم|ديسلكسيا|توحد|التوحد|فرط الحركه|فرط النشاط|نقص الانتباه|تشتت الانتباه|تشتت|اضطراب*|اعاقه|الاعاقه|متلازمه|اعراض|قلق|القلق|اكتئاب|الاكتئاب|تشخيص*|علاج*|مرض|مريض*|نفسيه|طبيب نفسي|تاخر ذهني|تخلف*|موهوب*|نسبه الذكاء|دواء',
  },
  blame: {
    en: 'lazy|lazi*|careless*|sloppy|negligen*|unmotivated|inattentive|distracted|doesn t try|does not try|not trying|didn t try|did not try|refus*|never listens|doesn t listen|does not listen|won t listen|fault|to blame|blame|disappoint*|fail|failed|fails|failing|failure|poor|weak|weakness*|bad|terrible|awful|hopeless|stupid|slow|lack of effort|lack of work|lacks|no effort|more effort|try harder|must try|not good enough|unacceptable|unfortunately|should have|you should|you must|you have to|you need to|you ought|make sure you|your fault|insufficient',
    fr: 'paresse*|negligen*|etourdi*|bacle*|demotive*|inattenti*|distrait*|dissipe*|bavard*|refus*|n ecoute*|ne travaille pas|ne fait aucun|ne fait pas d effort*|aucun effort|manque de travail|manque de serieux|manque d effort*|manque d attention|plus d efforts|plus de serieux|votre faute|sa faute|par sa faute|decev*|deceva*|deception|echec*|echoue*|rate|mauvais*|faible*|nul|nulle|nulles|nuls|catastroph*|inadmissible*|inacceptable*|insuffisan*|lamentable*|malheureusement|vous devez|vous devriez|vous auriez|il faut que vous|il faudrait que vous|veillez a|lent|lente|lents|lentes|doit faire|aurait du',
    ar: 'كسول*|كسل|الكسل|مهمل*|اهمال*|تقصير*|مقصر*|غير مبال*|لامبالاه|مشتت*|لا يصغي|لا تصغي|لا يحاول|لا تحاول|لا يبذل|لا تبذل|لم يبذل|لم تبذل|لا يعمل|لا تعمل|يرفض|ترفض|خطؤكم|خطاكم|ذنب*|مخيب*|خيبه*|فشل|الفشل|فاشل*|رسوب*|ضعيف*|الضعف|سيئ*|سيء|كارثي*|غير مقبول*|مع الاسف|للاسف|يجب عليكم|عليكم ان|يتوجب عليكم|لا بد لكم|ينبغي لكم|ينبغي عليكم|كان يجب|كان ينبغي|لوم|اللوم|نقص الجهد|قله الجهد|بطيء*',
  },
  gendered: {
    en: 'he|she|him|her|his|hers|himself|herself|son|daughter|boy|girl',
    fr: 'il|elle|fils|fille|garcon|celui ci|celle ci|eleve serieux|eleve serieuse|attentif|attentive|serieuse|content|contente|applique|appliquee|concentre|concentree|motive|motivee|doue|douee|pret|prete|absent|absente|fier|fiere|sur de lui|sure d elle|lui meme|elle meme',
    ar: 'ابنكم|ابنتكم|ابنك|ابنتك|ولدكم|بنتكم|الطالب|الطالبه|التلميذ|التلميذه|الولد|البنت|ابنهم|ابنتهم|صغيركم|صغيرتكم|مجتهد|مجتهده|متفوق|متفوقه|قادر|قادره|لديه|لديها|عنده|عندها|عليه ان|عليها ان|مستواه|مستواها|عمله|عملها|نتيجته|نتيجتها',
  },
  familiar: {
    en: '',
    fr: 'tu|toi|ton|ta|tes|te|t as|t es|t aide*',
    ar: 'انت|ابنك|ابنتك|طفلك|طفلتك|لديك|عندك|عليك|يمكنك|بامكانك|تستطيع|تستطيعين|اتصل|راسلني',
  },
}

/** French phrases with an impersonal "il". They are taken out first. */
export const impersonal =
  'il y a|il n y a|il faut|il est utile|il est possible|il suffit|il s agit|il reste|s il vous plait|a present|jusqu a present'

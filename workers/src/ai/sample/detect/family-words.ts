import type { FamilyKey } from '../content.ts'

/** Beginnings of words, in one spelling (no accents, no hamza), that name a school subject in en, fr and ar. */
export const familyWords: Record<Exclude<FamilyKey, 'general'>, string> = {
  mathematics: 'math algebr geometr arithmet calculus calcul$ numera trigonom رياضيات حساب جبر هندسه',
  physics: 'physi mechanic mecanique فيزيا technolog',
  chemistry: 'chemi chimi كيميا',
  biology: 'biolog svt life+scien sciences+vie botan zoolog احياء حياه+علوم طبيعيه+علوم بيولوجي',
  history: 'histor histoire تاريخ اجتماعيات',
  geography: 'geograph جغرافي earth+scien sciences+terre',
  language:
    'language+arts english$ francais$ grammar grammaire arabe$ arabic$ langue$ writing spelling orthograph conjugaison عربيه$ لغه نحو$ صرف$ املاء تعبير',
  literature: 'literat litterat lettres$ poetry poesie drama theatre ادب$ شعر$ روايه نصوص',
  'foreign-language':
    'foreign etrang anglais$ espagnol allemand italien spanish german french$ italian esl$ efl$ lv1$ lv2$ fle$ انجليزيه فرنسيه اسبانيه المانيه اجنبيه',
  art: 'art$ arts$ drawing painting dessin plastiques visual فنون تشكيل رسم فنيه',
  music: 'musi choir chant$ chorale موسيق اناشيد',
  sport: 'physical+educ pe$ sport eps$ gymnas athlet education+physique رياضه$ بدنيه رياضيه',
  computing: 'comput informati program coding ict$ nsi$ numerique digital حاسوب معلوماتيه برمجه حاسب',
  society:
    'civic citizen econom philosoph societ social emc$ morale$ ses$ ethics law$ politic مدنيه مواطنه اقتصاد فلسفه وطنيه قانون اخلاق',
}

/** "Science" alone leaves open which one: the topic's words decide. */
export const scienceWords = 'scien علوم'

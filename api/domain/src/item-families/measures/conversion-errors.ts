import type { ItemFamily } from '../item-family.ts'

type FamilyError = ItemFamily['errors'][string]

/** Word patterns of skills about converting units of any kind. */
export const anyConversion = `conver+unit conver+measure conver+metric conver+mesure conversion$ conversions$ unit+measure unite+mesure changement+unite تحويل+وحد وحد+قياس تحويل+قياس تحويلات$`

export const movesWrongWay: FamilyError = {
  names: {
    en: 'moves the point the wrong way (multiplies instead of dividing)',
    fr: 'déplace la virgule dans le mauvais sens (multiplie au lieu de diviser)',
    ar: 'ينقل الفاصلة في الاتجاه الخطأ (يضرب بدل أن يقسم)',
  },
  words:
    'comma+wrong point+wrong wrong+way wrong+direction multipl+instead+divid divid+instead+multipl comma+move virgule+sens virgule+mauvais virgule+deplac mauvais+sens multipli+lieu+divis divis+lieu+multipli فاصل+اتجاه فاصل+عكس فاصل+خطا فاصل+يخطا ضرب+بدل+قسم يضرب+بدل+قسم ضرب+بدل+يقسم يضرب+بدل conver unit$ units$ unite$ unites$ تحويل وحد$ وحده$ وحدات$',
}

export const onePlaceOff: FamilyError = {
  names: {
    en: 'moves the point one place too few or too many',
    fr: 'se trompe d’un rang dans le déplacement de la virgule',
    ar: 'يخطئ بمرتبة واحدة في نقل الفاصلة',
  },
  words:
    'one+place place+off number+zero zeros power+ten comma+place rang+virgule erreur+rang nombre+zero puissance+10 tableau+conver مرتب+فاصل مرتب+واحد عدد+اصفار صفر',
}

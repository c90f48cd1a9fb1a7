import type { PictureTopic } from './picture-topic.ts'

/** Topics about the human body. */
export const bodyTopics = {
  tooth: {
    words: 'tooth+cut tooth+section inside+tooth coupe+dent مقطع+سن',
    diagramOf: 'tooth teeth dent$ dents$ سن$ اسنان ضرس',
    title: { en: 'a tooth cut open', fr: 'une dent en coupe', ar: 'مقطع في سن' },
    labels: ['enamel', 'dentine', 'pulp', 'gum', 'jawbone', 'root', 'nervesAndVessels'],
  },
  eye: {
    words: 'eye+section human+eye$ inside+eye coupe+oeil مقطع+عين',
    diagramOf: 'eye$ eyes$ oeil yeux عين$',
    also: 'human humain انسان',
    title: { en: 'a human eye cut open', fr: 'un œil humain en coupe', ar: 'مقطع في عين الإنسان' },
    labels: ['cornea', 'pupil', 'iris', 'lens', 'retina', 'opticNerve'],
  },
  ear: {
    words: 'ear+section human+ear$ inside+ear coupe+oreille مقطع+اذن',
    diagramOf: 'ear$ ears$ oreille اذن$',
    also: 'human humain انسان',
    title: { en: 'a human ear cut open', fr: 'une oreille humaine en coupe', ar: 'مقطع في أذن الإنسان' },
    labels: ['outerEar', 'earCanal', 'eardrum', 'ossicles', 'cochlea', 'auditoryNerve'],
  },
  heart: {
    words: 'human+heart heart+chamber heart+section coupe+coeur coeur+humain قلب+انسان مقطع+قلب',
    diagramOf: 'heart coeur قلب',
    also: 'human humain انسان blood sang دم',
    title: {
      en: 'a human heart cut open, simplified',
      fr: 'un cœur humain en coupe, simplifié',
      ar: 'مقطع مبسط في قلب الإنسان',
    },
    labels: [
      'venaCava',
      'aorta',
      'pulmonaryArtery',
      'pulmonaryVein',
      'rightAtrium',
      'leftAtrium',
      'rightVentricle',
      'leftVentricle',
      'septum',
    ],
  },
  lungs: {
    words:
      'lungs+airways poumons+voies رئتان+مسالك respiratory+system appareil+respirat systeme+respirat جهاز+تنفس',
    diagramOf: 'lung lungs poumon رئه رئتان رئتين رئتي',
    also: 'human humain انسان',
    title: {
      en: 'the lungs and the airways',
      fr: 'les poumons et les voies respiratoires',
      ar: 'الرئتان والمسالك الهوائية',
    },
    labels: ['trachea', 'bronchus', 'bronchioles', 'rightLung', 'leftLung', 'diaphragm'],
  },
  'digestive-system': {
    words: 'digestive+system digestive+tract appareil+digestif systeme+digestif tube+digestif جهاز+هضم',
    diagramOf: 'digest digestion هضم',
    also: 'human humain انسان',
    title: { en: 'the digestive system', fr: 'l’appareil digestif', ar: 'الجهاز الهضمي' },
    labels: ['mouth', 'oesophagus', 'liver', 'stomach', 'largeIntestine', 'smallIntestine', 'rectum'],
  },
  skeleton: {
    words: 'skeleton squelette هيكل+عظمي',
    diagramOf: 'bones$ os$ عظام',
    also: 'human humain انسان',
    title: {
      en: 'a human skeleton, simplified',
      fr: 'un squelette humain, simplifié',
      ar: 'هيكل عظمي مبسط للإنسان',
    },
    labels: [
      'skull',
      'collarbone',
      'ribs',
      'humerus',
      'spine',
      'pelvis',
      'radiusAndUlna',
      'femur',
      'tibiaAndFibula',
    ],
  },
  'body-parts': {
    words: 'body+part parts+body human+body parties+corps corps+humain اجزاء+جسم جسم+انسان',
    diagramOf: 'body$ corps$ جسم$',
    title: {
      en: 'the outside of the human body',
      fr: 'l’extérieur du corps humain',
      ar: 'جسم الإنسان من الخارج',
    },
    labels: ['head', 'neck', 'shoulder', 'chest', 'arm', 'belly', 'hand', 'leg', 'knee', 'foot'],
  },
  'body-organs': {
    words:
      'اعضاء+جسم+انسان body+organ human+organ internal+organ organes+corps organes+humain organes+internes اعضاء+جسم اعضاء+داخلي',
    diagramOf: 'organ$ organs$ organes اعضاء',
    also: 'human humain body corps inside interne انسان جسم داخل',
    title: { en: 'organs of the human body', fr: 'des organes du corps humain', ar: 'أعضاء جسم الإنسان' },
    labels: ['brain', 'lungs', 'heart', 'liver', 'stomach', 'intestines', 'bladder'],
  },
} as const satisfies Record<string, PictureTopic>

import type { ConceptGroup } from './concept-group.ts'

/** The icon `name*` stands for the icon in any skin tone. */
export const people: readonly ConceptGroup[] = [
  {
    place: 'person',
    backdrop: 'meadow',
    size: 1.2,
    entries: `
child*, boy*, girl* | a child, children, kid, kids, people | un enfant, enfants, gens | طفل, أطفال, ولد صغير, ناس
boy* | a boy, boys | un garçon, garçons | ولد, أولاد, صبي
girl* | a girl, girls | une fille, filles, fillette | بنت, بنات, فتاة, فتيات
child*, girl*, boy* | a pupil, pupils, student, students, schoolchild, schoolchildren, learner, learners | un élève, élèves, écolier, écoliers, écolière, étudiant, étudiants | تلميذ, تلاميذ, تلميذة, تلميذات, طالب, طلاب, طالبة
child*, girl*, boy* | a friend, friends | un ami, amis, amie, copain, copains | صديق, أصدقاء
`,
  },
  {
    place: 'person',
    backdrop: 'meadow',
    size: 1.5,
    entries: `
man*, man-beard*, man-curly-hair* | a man, men, father, dad, uncle | un homme, hommes, père, papa, oncle | رجل, رجال, أب, والد
woman*, woman-curly-hair*, woman-with-headscarf* | a woman, women, mother, mum, mom, aunt | une femme, femmes, mère, maman, tante | امرأة, نساء, أم, والدة
person*, person-curly-hair* | a person, persons, adult | une personne, personnes, adulte | شخص, أشخاص
old-man* | a grandfather, grandfathers, grandpa, old man, old men | un grand-père, grands-pères, papi, vieil homme, vieux monsieur | جد, أجداد
old-woman* | a grandmother, grandmothers, grandma, old woman, old women, old lady | une grand-mère, grands-mères, mamie, vieille dame, vieille femme | جدة, جدات
`,
  },
  {
    place: 'ground',
    backdrop: 'room',
    size: 1.2,
    entries: `
baby* | a baby, babies | un bébé, bébés | رضيع, رضع
teacher, man-teacher*, woman-teacher* | a teacher, teachers | un professeur, professeurs, enseignant, enseignante, maître, maîtresse | معلم, معلمون, معلمة, أستاذ, مدرس
scientist, man-scientist*, woman-scientist* | a scientist, scientists, chemist | un scientifique, scientifiques, chimiste, savant | عالم مختبر, علماء, عالمة
health-worker, man-health-worker*, woman-health-worker* | a doctor, doctors, nurse | un médecin, médecins, docteur, infirmière, infirmier | طبيب, أطباء, طبيبة, ممرض, ممرضة
farmer, man-farmer*, woman-farmer* | a farmer, farmers | un agriculteur, agriculteurs, fermier, fermière, paysan | مزارع, مزارعون, فلاح
firefighter, man-firefighter*, woman-firefighter* | a firefighter, firefighters, fireman | un pompier, pompiers | رجل إطفاء, رجال إطفاء, إطفائي
police-officer, man-police-officer*, woman-police-officer* | a police officer, police officers, policeman | un policier, policiers, policière | شرطي, رجال شرطة, شرطية, شرطة
cook, man-cook*, woman-cook* | a cook, cooks, chef, baker | un cuisinier, cuisiniers, boulanger | طباخ, طباخون, خباز
artist, man-artist*, woman-artist* | an artist, artists, painter | un artiste, artistes, peintre | فنان, فنانون, رسام
judge, man-judge*, woman-judge* | a judge, judges | un juge, juges | قاض, قضاة
mechanic, man-mechanic*, woman-mechanic* | a mechanic, mechanics, engineer | un mécanicien, mécaniciens, ingénieur | ميكانيكي, ميكانيكيون, مهندس
construction-worker, man-construction-worker* | a builder, builders, worker | un maçon, maçons, ouvrier | عامل بناء, عمال بناء, عامل
pilot, man-pilot*, woman-pilot* | a pilot, pilots | un pilote, pilotes | طيار, طيارون
singer, man-singer*, woman-singer* | a singer, singers | un chanteur, chanteurs, chanteuse | مغن, مغنون
technologist, man-technologist*, woman-technologist* | a programmer, programmers, coder | un programmeur, programmeurs, informaticien | مبرمج, مبرمجون
person-running*, man-running*, woman-running* | a runner, runners, running | un coureur, coureurs, course | عداء, عداؤون, جري
person-swimming*, woman-swimming* | a swimmer, swimmers, swimming | un nageur, nageurs, natation | سباح, سباحون, سباحة
person-biking*, woman-biking* | a cyclist, cyclists, cycling | un cycliste, cyclistes | دراج, دراجون
person-climbing* | a climber, climbers | un grimpeur, grimpeurs | متسلق, متسلقون
person-in-manual-wheelchair* | a wheelchair user, wheelchair users | une personne en fauteuil roulant, personnes en fauteuil roulant | شخص على كرسي متحرك, أشخاص على كراسي متحركة
person-raising-hand* | a raised hand, raised hands | un doigt levé, doigts levés | يد مرفوعة, أيد مرفوعة
prince* | a prince, princes, king, kings | un prince, princes, roi, rois | أمير, أمراء, ملك, ملوك
princess* | a princess, princesses, queen, queens | une princesse, princesses, reine, reines | أميرة, أميرات, ملكة, ملكات
guard* | a guard, guards, soldier, soldiers | un garde, gardes, soldat, soldats | حارس, حراس, جندي, جنود
person-superhero | a superhero, superheroes, hero | un super-héros, super-héros, héros | بطل خارق, أبطال خارقون
robot | a robot, robots | un robot, robots | روبوت, روبوتات, إنسان آلي
ghost | a ghost, ghosts | un fantôme, fantômes | شبح, أشباح
`,
  },
  {
    place: 'table',
    backdrop: 'plain',
    size: 1,
    entries: `
grinning-face-with-big-eyes | a happy face, happy faces, happy, joy, happiness, smile, smiling | un visage joyeux, visages joyeux, joie, heureux, content, contente, heureuse, sourire, souriant, souriante | وجه سعيد, وجوه سعيدة, سعيد, سعيدة, سعداء, سعادة, فرح, مبتسم, مبتسمة
crying-face | a sad face, sad faces, sad, sadness | un visage triste, visages tristes, triste, tristesse | وجه حزين, وجوه حزينة, حزين, حزن
angry-face | an angry face, angry faces, angry, anger | un visage en colère, visages en colère, colère | وجه غاضب, وجوه غاضبة, غاضب, غضب
fearful-face | a frightened face, frightened faces, fear, afraid, scared | un visage effrayé, visages effrayés, peur | وجه خائف, وجوه خائفة, خائف, خوف
astonished-face | a surprised face, surprised faces, surprise, surprised | un visage surpris, visages surpris, surpris | وجه متفاجئ, وجوه متفاجئة, مفاجأة, دهشة
nauseated-face | a disgusted face, disgusted faces, disgust | un visage dégoûté, visages dégoûtés, dégoût | وجه مشمئز, وجوه مشمئزة, اشمئزاز
sleeping-face | a sleeping face, sleeping faces, tired, sleep | un visage endormi, visages endormis, sommeil, fatigué | وجه نائم, وجوه نائمة, نوم
thinking-face | a thinking face, thinking faces, thinking | un visage qui réfléchit, visages qui réfléchissent, réfléchir | وجه يفكر, وجوه تفكر, تفكير
eye | an eye, eyes, sight | un œil, yeux, vue | عين, عيون, بصر
ear* | an ear, ears, hearing | une oreille, oreilles, ouïe | أذن, آذان, سمع
nose* | a nose, noses, smell | un nez, nez, odorat | أنف, أنوف, شم
tongue | a tongue, tongues, taste | une langue, langues, goût | لسان, لسان, تذوق
hand-with-fingers-splayed* | a hand, hands, touch, finger, fingers | une main, mains, toucher, doigt, doigts | يد, أيد, لمس, أصابع, إصبع
mouth | a mouth, mouths, lips | une bouche, bouches, lèvres | فم, أفواه
foot* | a foot, feet | un pied, pieds | قدم, أقدام
leg* | a leg, legs | une jambe, jambes | ساق, سيقان, رجلان
flexed-biceps* | an arm, arms, muscle, muscles | un bras, bras, muscle, muscles | ذراع, أذرع, عضلة, عضلات
tooth | a tooth, teeth | une dent, dents | سن, أسنان, ضرس
brain | a brain, brains, human brain | un cerveau, cerveaux | دماغ, أدمغة, مخ
anatomical-heart | a human heart, human hearts | un cœur humain, cœurs humains | قلب الإنسان, قلوب
red-heart | a heart, hearts | un cœur, cœurs | قلب, قلوب حمراء
lungs | lungs, lungs, lung, breathing | des poumons, poumons, poumon, respiration | رئتان, رئات, رئة, تنفس
skull | a skull, skulls | un crâne, crânes | جمجمة, جماجم
drop-of-blood | blood, drops of blood | le sang, gouttes de sang | دم, قطرات دم
handshake | a handshake, handshakes | une poignée de main, poignées de main | مصافحة, مصافحات
thumbs-up* | a thumbs up, thumbs up | un pouce levé, pouces levés | إبهام مرفوع, أصابع إبهام مرفوعة
`,
  },
]

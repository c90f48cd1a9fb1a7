import type { ConceptGroup } from './concept-group.ts'

/** Further things for teachers' worksheets, in the same form. */
export const furtherThings: readonly ConceptGroup[] = [
  {
    place: 'table',
    backdrop: 'kitchen',
    size: 0.6,
    entries: `
hot-pepper | a chilli pepper, chilli peppers, chili pepper, chilli | un piment, piments | فلفل حار, فلفل حار
ginger-root | ginger, pieces of ginger | du gingembre, gingembres | زنجبيل, زنجبيل
lime | a lime, limes | un citron vert, citrons verts | ليمون أخضر, ليمون أخضر
chestnut | a chestnut, chestnuts | une châtaigne, châtaignes | كستناء, حبات كستناء
hot-dog | a hot dog, hot dogs | un hot-dog, hot-dogs, chien chaud | نقانق, نقانق
pretzel | a pretzel, pretzels | un bretzel, bretzels | بريتزل, بريتزل
pancakes | pancakes, pancakes, pancake | des crêpes, crêpes, crêpe | فطائر محلاة, فطائر محلاة
waffle | a waffle, waffles | une gaufre, gaufres | وافل, وافل
pie | a pie, pies | une tarte, tartes | فطيرة, فطائر
popcorn | popcorn, boxes of popcorn | du pop-corn, pop-corn | فشار, فشار
cupcake | a cupcake, cupcakes, muffin, muffins | un petit gâteau, petits gâteaux, muffin | كعكة صغيرة, كعكات صغيرة
birthday-cake | a birthday cake, birthday cakes | un gâteau d’anniversaire, gâteaux d’anniversaire | كعكة عيد ميلاد, كعكات عيد ميلاد
teapot | a teapot, teapots | une théière, théières | إبريق شاي, أباريق شاي
baby-bottle | a baby bottle, baby bottles | un biberon, biberons | رضاعة, رضاعات
bowl-with-spoon | a bowl, bowls | un bol, bols | وعاء, أوعية
chopsticks | chopsticks, pairs of chopsticks | des baguettes chinoises, baguettes chinoises | عيدان الأكل, عيدان الأكل
cooking | a frying pan, frying pans | une poêle, poêles | مقلاة, مقال
kitchen-knife | a kitchen knife, kitchen knives | un couteau de cuisine, couteaux de cuisine | سكين مطبخ, سكاكين مطبخ
canned-food | a tin can, tin cans, tin of food | une boîte de conserve, boîtes de conserve, conserve | علبة معلبات, معلبات
pot-of-food | a cooking pot, cooking pots, saucepan, saucepans | une casserole, casseroles, marmite | قدر, قدور
sushi | sushi, pieces of sushi | des sushis, sushis | سوشي, سوشي
taco | a taco, tacos | un taco, tacos | تاكو, تاكو
falafel | falafel, falafels | des falafels, falafels | فلافل, فلافل
flatbread | flatbread, flatbreads, pita | une galette de pain, galettes de pain | خبز مسطح, خبز مسطح
`,
  },
  {
    place: 'table',
    backdrop: 'room',
    size: 0.8,
    entries: `
axe | an axe, axes, ax | une hache, haches | فأس, فؤوس
pick | a pickaxe, pickaxes | une pioche, pioches | معول, معاول
nut-and-bolt | a nut and bolt, nuts and bolts, bolt, screw | un boulon, boulons, vis | برغي, براغ
toolbox | a toolbox, toolboxes | une boîte à outils, boîtes à outils | صندوق أدوات, صناديق أدوات
brick | bricks, bricks, brick | des briques, briques, brique | طوب, طوب
chains | chains, chains, chain | des chaînes, chaînes | سلاسل, سلاسل
hook | a hook, hooks | un crochet, crochets | خطاف, خطافات
thread | a reel of thread, reels of thread, thread | une bobine de fil, bobines de fil | بكرة خيط, بكرات خيط
yarn | a ball of wool, balls of wool, wool, yarn | une pelote de laine, pelotes de laine, laine | كرة صوف, كرات صوف, صوف
sewing-needle | a needle, needles | une aiguille, aiguilles | إبرة, إبر
safety-pin | a safety pin, safety pins | une épingle de nourrice, épingles de nourrice | دبوس أمان, دبابيس أمان
ribbon | a ribbon, ribbons | un ruban, rubans | شريط, أشرطة
ring | a ring, rings | une bague, bagues, anneau | خاتم, خواتم
necktie | a tie, ties | une cravate, cravates | ربطة عنق, ربطات عنق
shorts | shorts, pairs of shorts | un short, shorts | سروال قصير, سراويل قصيرة
thong-sandal | a sandal, sandals | une tong, tongs, sandale, sandales | نعل, نعال, صندل
hiking-boot | a boot, boots | une botte, bottes, chaussure de marche | جزمة, جزم
top-hat | a top hat, top hats | un haut-de-forme, hauts-de-forme | قبعة عالية, قبعات عالية
handbag | a handbag, handbags | un sac à main, sacs à main | حقيبة يد, حقائب يد
briefcase | a briefcase, briefcases | une mallette, mallettes | حقيبة أوراق, حقائب أوراق
luggage | a suitcase, suitcases | une valise, valises | حقيبة سفر, حقائب سفر
mirror | a mirror, mirrors | un miroir, miroirs | مرآة, مرايا
sponge | a sponge, sponges | une éponge, éponges | إسفنجة, إسفنجات
radio | a radio, radios | une radio, radios | مذياع, مذاييع, راديو
stopwatch | a stopwatch, stopwatches | un chronomètre, chronomètres | ساعة إيقاف, ساعات إيقاف
megaphone | a megaphone, megaphones | un mégaphone, mégaphones | مكبر صوت, مكبرات صوت
flashlight | a torch, torches, flashlight, flashlights | une lampe de poche, lampes de poche | مصباح يدوي, مصابيح يدوية
fire-extinguisher | a fire extinguisher, fire extinguishers | un extincteur, extincteurs | طفاية حريق, طفايات حريق
locked | a padlock, padlocks, lock, locks | un cadenas, cadenas | قفل, أقفال
magic-wand | a magic wand, magic wands | une baguette magique, baguettes magiques | عصا سحرية, عصي سحرية
nesting-dolls | nesting dolls, nesting dolls | des poupées russes, poupées russes | دمى متداخلة, دمى متداخلة
yo-yo | a yo-yo, yo-yos | un yo-yo, yo-yos | يويو, يويو
boomerang | a boomerang, boomerangs | un boomerang, boomerangs | بومرنغ, بومرنغات
adhesive-bandage | a plaster, plasters, bandage | un pansement, pansements | لاصق جروح, لواصق جروح
clipboard | a clipboard, clipboards | un porte-bloc, porte-blocs | لوح كتابة, ألواح كتابة
file-folder | a folder, folders | un dossier, dossiers | ملف, ملفات
bookmark-tabs | bookmarks, bookmarks | des marque-pages, marque-pages | علامات كتاب, علامات كتاب
fountain-pen | a fountain pen, fountain pens | un stylo-plume, stylos-plumes | قلم حبر, أقلام حبر
pushpin | a drawing pin, drawing pins, pushpin | une punaise, punaises | دبوس تثبيت, دبابيس تثبيت
x-ray | an X-ray, X-rays | une radiographie, radiographies | صورة أشعة, صور أشعة
alembic | an alembic, alembics | un alambic, alambics | إنبيق, أنابيق
lab-coat | a lab coat, lab coats | une blouse de laboratoire, blouses de laboratoire | معطف مختبر, معاطف مختبر
framed-picture | a framed picture, framed pictures, picture frame | un tableau encadré, tableaux encadrés | صورة بإطار, صور بإطارات
long-drum | a long drum, long drums, djembe | un djembé, djembés | طبلة طويلة, طبول طويلة
postal-horn | a horn, horns | un cor, cors | قرن موسيقي, قرون موسيقية
`,
  },
  {
    place: 'ground',
    backdrop: 'field',
    size: 0.7,
    entries: `
roller-skate | a roller skate, roller skates | un patin à roulettes, patins à roulettes | حذاء تزلج, أحذية تزلج
ice-skate | an ice skate, ice skates | un patin à glace, patins à glace | حذاء تزلج على الجليد, أحذية تزلج على الجليد
bowling | a bowling game, bowling games, bowling, skittles | un jeu de bowling, jeux de bowling, bowling, quilles | لعبة بولينغ, ألعاب بولينغ
american-football | an American football, American footballs | un ballon de football américain, ballons de football américain | كرة قدم أمريكية, كرات قدم أمريكية
bullseye | a target, targets, bullseye | une cible, cibles | هدف, أهداف
fishing-pole | a fishing rod, fishing rods | une canne à pêche, cannes à pêche | صنارة صيد, صنارات صيد
diving-mask | a diving mask, diving masks | un masque de plongée, masques de plongée | قناع غوص, أقنعة غوص
beach-with-umbrella | a beach umbrella, beach umbrellas, parasol | un parasol, parasols | مظلة شاطئ, مظلات شاطئ
triangular-flag | a flag, flags | un drapeau, drapeaux | علم, أعلام
crutch | a crutch, crutches | une béquille, béquilles | عكاز, عكازات
manual-wheelchair | a wheelchair, wheelchairs | un fauteuil roulant, fauteuils roulants | كرسي متحرك, كراسي متحركة
`,
  },
  {
    place: 'ground',
    backdrop: 'city',
    size: 1.5,
    entries: `
motor-scooter | a moped, mopeds, motor scooter | un scooter, scooters | دراجة نارية صغيرة, دراجات نارية صغيرة
minibus | a minibus, minibuses | un minibus, minibus | حافلة صغيرة, حافلات صغيرة
pickup-truck | a pickup truck, pickup trucks, pickup | un pick-up, pick-up | شاحنة صغيرة, شاحنات صغيرة
trolleybus | a trolleybus, trolleybuses | un trolleybus, trolleybus | حافلة كهربائية, حافلات كهربائية
metro | an underground train, underground trains, subway | un train de métro, trains de métro | قطار أنفاق, قطارات أنفاق
fuel-pump | a petrol pump, petrol pumps, gas pump | une pompe à essence, pompes à essence | مضخة بنزين, مضخات بنزين
postbox | a postbox, postboxes, letterbox, mailbox | une boîte aux lettres, boîtes aux lettres | صندوق بريد, صناديق بريد
carousel-horse | a carousel horse, carousel horses, merry-go-round | un cheval de manège, chevaux de manège, manège | حصان دوامة, أحصنة دوامة
roller-coaster | a roller coaster, roller coasters | des montagnes russes, montagnes russes | قطار ملاه, قطارات ملاه
`,
  },
  {
    place: 'ground',
    backdrop: 'forest',
    size: 0.9,
    entries: `
otter | an otter, otters | une loutre, loutres | قضاعة, قضاعات, ثعلب الماء
orangutan | an orangutan, orangutans | un orang-outan, orangs-outans | إنسان الغاب, إنسان الغاب
poodle | a poodle, poodles | un caniche, caniches | كلب بودل, كلاب بودل
lotus | a lotus flower, lotus flowers, lotus | une fleur de lotus, fleurs de lotus, lotus | زهرة لوتس, زهرات لوتس
hyacinth | a hyacinth, hyacinths | une jacinthe, jacinthes | ياقوتية, ياقوتيات
wilted-flower | a wilted flower, wilted flowers | une fleur fanée, fleurs fanées | زهرة ذابلة, زهرات ذابلة
brown-mushroom | a brown mushroom, brown mushrooms | un champignon de Paris, champignons de Paris | فطر بني, فطر بني
oyster | an oyster, oysters, pearl | une huître, huîtres, perle | محارة, محار, لؤلؤة
`,
  },
]

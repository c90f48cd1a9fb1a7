import type { ConceptGroup } from './concept-group.ts'

export const school: readonly ConceptGroup[] = [
  {
    place: 'table',
    backdrop: 'classroom',
    size: 0.7,
    entries: `
pencil | a pencil, pencils | un crayon, crayons | قلم رصاص, أقلام رصاص
pen | a pen, pens | un stylo, stylos | قلم, أقلام
crayon | a crayon, crayons | un crayon de couleur, crayons de couleur | قلم تلوين, أقلام تلوين
paintbrush | a paintbrush, paintbrushes | un pinceau, pinceaux | فرشاة, فرش
artist-palette | a paint palette, paint palettes, art, painting | une palette, palettes, peinture, art | لوحة ألوان, لوحات ألوان, فن, رسم
open-book | an open book, open books, reading | un livre ouvert, livres ouverts, lecture | كتاب مفتوح, كتب مفتوحة, قراءة
green-book, closed-book, blue-book, orange-book | a book, books, novel, story, stories | un livre, livres, roman, histoire | كتاب, كتب, رواية, قصة, قصص
books | a pile of books, piles of books | une pile de livres, piles de livres | كومة كتب, أكوام كتب
notebook | a notebook, notebooks, exercise book | un cahier, cahiers, carnet | دفتر, دفاتر, كراسة
memo | a worksheet, worksheets, homework, test, exam, writing | une feuille d’exercices, feuilles d’exercices, devoirs, examen, écriture | ورقة عمل, أوراق عمل, واجب, امتحان, كتابة
scroll | a scroll, scrolls, parchment | un parchemin, parchemins | لفافة, لفائف, مخطوطة
straight-ruler | a ruler, rulers | une règle, règles | مسطرة, مساطر
triangular-ruler | a set square, set squares | une équerre, équerres | كوس, كوسات, مثلث قائم
scissors | scissors, pairs of scissors | des ciseaux, ciseaux | مقص, مقصات
paperclip | a paper clip, paper clips | un trombone de bureau, trombones de bureau | مشبك ورق, مشابك ورق
backpack | a schoolbag, schoolbags, backpack, bag | un cartable, cartables, sac à dos, sac | حقيبة, حقائب, محفظة
graduation-cap | a graduation cap, graduation caps, diploma | un chapeau de diplômé, chapeaux de diplômés, diplôme | قبعة تخرج, قبعات تخرج
abacus | an abacus, abacuses, counting | un boulier, bouliers, calcul | معداد, معدادات, حساب
alarm-clock | an alarm clock, alarm clocks | un réveil, réveils | منبه, منبهات
hourglass-not-done | an hourglass, hourglasses | un sablier, sabliers | ساعة رملية, ساعات رملية
spiral-calendar | a calendar, calendars | un calendrier, calendriers | تقويم, تقاويم
chair | a chair, chairs | une chaise, chaises | كرسي, كراس
light-bulb | a light bulb, light bulbs, light | une ampoule, ampoules, lumière | مصباح, مصابيح, ضوء
trophy | a trophy, trophies, cup final | un trophée, trophées | كأس بطولة, كؤوس
puzzle-piece | a puzzle piece, puzzle pieces, puzzle | une pièce de puzzle, pièces de puzzle | قطعة أحجية, قطع أحجية, أحجية
bell | a bell, bells | une cloche, cloches | جرس, أجراس
microscope | a microscope, microscopes | un microscope, microscopes | مجهر, مجاهر, ميكروسكوب
telescope | a telescope, telescopes | un télescope, télescopes | تلسكوب, تلسكوبات, مقراب
test-tube | a test tube, test tubes, experiment | une éprouvette, éprouvettes, expérience | أنبوب اختبار, أنابيب اختبار, تجربة
petri-dish | a Petri dish, Petri dishes | une boîte de Petri, boîtes de Petri | طبق بتري, أطباق بتري
microbe | a microbe, microbes, bacteria, virus, germ | un microbe, microbes, bactérie, virus | ميكروب, ميكروبات, بكتيريا, فيروس, جرثومة
dna | DNA, strands of DNA, gene | l’ADN, brins d’ADN, gène | حمض نووي, أحماض نووية, جينات
atom-symbol | an atom, atoms, nuclear | un atome, atomes, nucléaire | ذرة فيزيائية, ذرات, نواة
magnet | a magnet, magnets, magnetism | un aimant, aimants, magnétisme | مغناطيس, مغانط
battery | a battery, batteries | une pile électrique, piles électriques, batterie | بطارية, بطاريات
electric-plug | a plug, plugs | une prise électrique, prises électriques | قابس, قوابس
thermometer | a thermometer, thermometers, temperature | un thermomètre, thermomètres, température | مقياس حرارة, مقاييس حرارة
balance-scale | a pair of scales, pairs of scales, balance, weight | une balance, balances, poids | ميزان, موازين, وزن
magnifying-glass-tilted-left | a magnifying glass, magnifying glasses | une loupe, loupes | عدسة مكبرة, عدسات مكبرة
compass | a compass, compasses | une boussole, boussoles | بوصلة, بوصلات
gear | a gear, gears, cog, cogwheel | un engrenage, engrenages, roue dentée | ترس, تروس
stethoscope | a stethoscope, stethoscopes | un stéthoscope, stéthoscopes | سماعة طبيب, سماعات طبيب
pill | a pill, pills, medicine | un comprimé, comprimés, médicament | حبة دواء, حبات دواء, دواء
syringe | a syringe, syringes, vaccine | une seringue, seringues, vaccin | حقنة, حقن, لقاح
world-map | a map, maps, geography | une carte, cartes, géographie | خريطة, خرائط, جغرافيا
laptop | a laptop, laptops | un ordinateur portable, ordinateurs portables | حاسوب محمول, حواسيب محمولة
desktop-computer | a computer, computers, coding, internet | un ordinateur, ordinateurs, informatique, internet | حاسوب, حواسيب, كمبيوتر, برمجة
keyboard | a keyboard, keyboards | un clavier, claviers | لوحة مفاتيح, لوحات مفاتيح
computer-mouse | a computer mouse, computer mice | une souris d’ordinateur, souris d’ordinateur | فأرة حاسوب, فأرات حاسوب
printer | a printer, printers | une imprimante, imprimantes | طابعة, طابعات
mobile-phone | a phone, phones, smartphone, telephone | un téléphone, téléphones, portable | هاتف, هواتف
television | a television, televisions, tv | une télévision, télévisions, télé | تلفاز, أجهزة تلفاز
camera | a camera, cameras, photo | un appareil photo, appareils photo | آلة تصوير, آلات تصوير, كاميرا
video-game | a game controller, game controllers, video game | une manette, manettes, jeu vidéo | ذراع ألعاب, أذرع ألعاب
ballot-box-with-ballot | a ballot box, ballot boxes, vote, election | une urne, urnes, vote, élection | صندوق اقتراع, صناديق اقتراع, انتخاب, تصويت
coin | a coin, coins | une pièce de monnaie, pièces de monnaie | قطعة نقدية, قطع نقدية, عملة
money-bag | a bag of money, bags of money, money | un sac d’argent, sacs d’argent, argent | كيس نقود, أكياس نقود, نقود, مال
`,
  },
  {
    place: 'table',
    backdrop: 'room',
    size: 0.9,
    entries: `
guitar | a guitar, guitars | une guitare, guitares | غيتار, غيتارات, قيثارة
violin | a violin, violins | un violon, violons | كمان, كمانات
drum | a drum, drums | un tambour, tambours | طبل, طبول
trumpet | a trumpet, trumpets | une trompette, trompettes | بوق, أبواق
flute | a flute, flutes, recorder | une flûte, flûtes | ناي, نايات, مزمار
saxophone | a saxophone, saxophones | un saxophone, saxophones | ساكسفون, ساكسفونات
accordion | an accordion, accordions | un accordéon, accordéons | أكورديون, أكورديونات
banjo | a banjo, banjos, lute | un banjo, banjos, luth | عود, أعواد
maracas | maracas, maracas | des maracas, maracas | ماراكاس, ماراكاس
musical-keyboard | a piano, pianos | un piano, pianos | بيانو, بيانوهات
musical-notes, musical-note | musical notes, musical notes, music, song | des notes de musique, notes de musique, musique, chanson | نوتات موسيقية, نوتات موسيقية, موسيقى, أغنية
microphone | a microphone, microphones | un micro, micros, microphone | ميكروفون, ميكروفونات
performing-arts | theatre masks, theatre masks, theatre, drama | des masques de théâtre, masques de théâtre, théâtre | أقنعة مسرح, أقنعة مسرح, مسرح
headphone | headphones, headphones | un casque audio, casques audio | سماعات, سماعات
`,
  },
]

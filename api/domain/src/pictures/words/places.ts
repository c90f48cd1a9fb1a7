import type { ConceptGroup } from './concept-group.ts'

export const places: readonly ConceptGroup[] = [
  {
    place: 'ground',
    backdrop: 'meadow',
    size: 2.4,
    entries: `
house, house-with-garden | a house, houses, home | une maison, maisons | بيت, بيوت, منزل, منازل, دار
hut | a hut, huts, cottage | une cabane, cabanes, hutte | كوخ, أكواخ
castle | a castle, castles, fortress | un château, châteaux, forteresse | قلعة, قلاع, قصر
church | a church, churches | une église, églises | كنيسة, كنائس
mosque | a mosque, mosques | une mosquée, mosquées | مسجد, مساجد, جامع
synagogue | a synagogue, synagogues | une synagogue, synagogues | كنيس, كنس
hindu-temple | a temple, temples | un temple hindou, temples hindous | معبد هندوسي, معابد هندوسية
tent | a tent, tents, camp | une tente, tentes, campement | خيمة, خيام
school | a school, schools | une école, écoles, collège, lycée | مدرسة, مدارس
playground-slide | a slide, slides, playground | un toboggan, toboggans, aire de jeux | زحليقة, زحاليق, ملعب أطفال
ferris-wheel | a Ferris wheel, Ferris wheels | une grande roue, grandes roues | عجلة دوارة, عجلات دوارة
circus-tent | a circus, circuses | un cirque, cirques | سيرك, خيام سيرك
`,
  },
  {
    place: 'ground',
    backdrop: 'city',
    size: 2.4,
    entries: `
hospital | a hospital, hospitals | un hôpital, hôpitaux | مستشفى, مستشفيات
bank | a bank, banks | une banque, banques | مصرف, مصارف, بنك
post-office | a post office, post offices | un bureau de poste, bureaux de poste | مكتب بريد, مكاتب بريد
factory | a factory, factories, industry | une usine, usines, industrie | مصنع, مصانع, صناعة
office-building | a building, buildings, skyscraper | un immeuble, immeubles, bâtiment, gratte-ciel | مبنى, مبان, عمارة, برج
convenience-store | a shop, shops, store, market | un magasin, magasins, boutique, marché | متجر, متاجر, دكان, سوق
stadium | a stadium, stadiums | un stade, stades | ملعب, ملاعب
statue-of-liberty | the Statue of Liberty, statues | la statue de la Liberté, statues | تمثال الحرية, تماثيل
bus-stop | a bus stop, bus stops | un arrêt de bus, arrêts de bus | موقف حافلة, مواقف حافلات
`,
  },
  {
    place: 'ground',
    backdrop: 'desert',
    size: 2.4,
    entries: `
classical-building | a classical temple, classical temples, greek temple, roman temple, museum | un temple antique, temples antiques, musée | معبد قديم, معابد قديمة, متحف
moai | a stone statue, stone statues, moai | une statue de pierre, statues de pierre | تمثال حجري, تماثيل حجرية
kaaba | the Kaaba, the Kaaba | la Kaaba, la Kaaba | الكعبة, الكعبة
`,
  },
  {
    place: 'ground',
    backdrop: 'road',
    size: 1.5,
    entries: `
automobile, sport-utility-vehicle | a car, cars, automobile | une voiture, voitures, automobile | سيارة, سيارات
taxi | a taxi, taxis | un taxi, taxis | سيارة أجرة, سيارات أجرة, تاكسي
police-car | a police car, police cars | une voiture de police, voitures de police | سيارة شرطة, سيارات شرطة
racing-car | a racing car, racing cars | une voiture de course, voitures de course | سيارة سباق, سيارات سباق
bus | a bus, buses, coach | un bus, bus, autobus, autocar | حافلة, حافلات, باص
delivery-truck, articulated-lorry | a lorry, lorries, truck, trucks, van | un camion, camions, camionnette | شاحنة, شاحنات
fire-engine | a fire engine, fire engines | un camion de pompiers, camions de pompiers | سيارة إطفاء, سيارات إطفاء
ambulance | an ambulance, ambulances | une ambulance, ambulances | سيارة إسعاف, سيارات إسعاف, إسعاف
motorcycle | a motorcycle, motorcycles, motorbike | une moto, motos | دراجة نارية, دراجات نارية
bicycle | a bicycle, bicycles, bike, bikes | un vélo, vélos, bicyclette | دراجة, دراجات
kick-scooter | a scooter, scooters | une trottinette, trottinettes | سكوتر, سكوترات
skateboard | a skateboard, skateboards | un skateboard, skateboards | لوح تزلج, ألواح تزلج
locomotive | a steam train, steam trains, locomotive | une locomotive, locomotives | قاطرة بخارية, قاطرات بخارية
high-speed-train, train | a train, trains | un train, trains, TGV | قطار, قطارات
tram | a tram, trams, metro | un tramway, tramways, métro | ترام, ترام, مترو
stop-sign | a stop sign, stop signs | un panneau stop, panneaux stop | إشارة قف, إشارات قف
`,
  },
  {
    place: 'ground',
    backdrop: 'farm',
    size: 1.5,
    entries: `
tractor | a tractor, tractors | un tracteur, tracteurs | جرار, جرارات
`,
  },
  {
    place: 'sky',
    backdrop: 'sky',
    size: 1.2,
    entries: `
airplane, small-airplane | an aeroplane, aeroplanes, airplane, airplanes, plane, planes, aircraft | un avion, avions | طائرة, طائرات
helicopter | a helicopter, helicopters | un hélicoptère, hélicoptères | مروحية, مروحيات, هليكوبتر
`,
  },
  {
    place: 'water',
    backdrop: 'sea',
    size: 1.6,
    entries: `
sailboat | a sailing boat, sailing boats, boat, boats, sailboat | un voilier, voiliers, bateau, bateaux | قارب شراعي, قوارب شراعية, قارب, قوارب
ship, passenger-ship | a ship, ships | un navire, navires, paquebot | سفينة, سفن
canoe | a canoe, canoes | un canoë, canoës | زورق, زوارق
speedboat | a speedboat, speedboats | un hors-bord, hors-bord | زورق سريع, زوارق سريعة
anchor | an anchor, anchors | une ancre, ancres | مرساة, مراس
ring-buoy | a lifebuoy, lifebuoys | une bouée, bouées | طوق نجاة, أطواق نجاة
`,
  },
]

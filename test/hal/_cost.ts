import * as fs from 'node:fs';
import { FONT } from '../../hal/font';
import { device } from './device';

(async () => {
  const d = await device();
  const q = JSON.stringify;
  fs.mkdirSync('/tmp/cost', { recursive: true });
  fs.writeFileSync(
    '/tmp/cost/install.js',
    `var s=require("Storage");s.eraseAll();s.write("main",${q(d.bundles.get('main')!)});s.write("wiring",${q(d.bundles.get('wiring')!.replace('3211264', '268632064').replace('up:32,down:33,ok:27,back:14', 'up:12,down:13,ok:14,back:15').replace('pin:35', 'pin:5').replace('loose:39', 'loose:6'))});s.write("font",atob("${btoa(FONT)}"));print(s.list())`,
  );
  d.close();
})();

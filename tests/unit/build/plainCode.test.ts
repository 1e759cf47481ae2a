import { expect, it } from 'vitest';
import { unwrapPlainCode } from '../../../scripts/build/plainCode';

it('takes elements off code that has no color, and keeps the others', () => {
  const colored = '<span class="token string">&#x27;a&#x27;</span>';
  const line = (content: string): string => `<span class=token-line>${content}<br></span>`;
  expect(
    unwrapPlainCode(
      line(`<span class="token plain">  1 | </span>${colored}<span class="token plain"></span>`),
    ),
  ).toBe(line(`  1 | ${colored}`));
});

import { describe, expect, it } from 'vitest';
import { RESOURCES, type Resource } from '../../data/resources';

const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text);

describe.each(Object.entries(RESOURCES) as [string, readonly Resource[]][])('%s', (_, rows) => {
  it('have a title, an author, an address, and a day where it is known', () => {
    expect(rows.length).toBeGreaterThan(0);
    for (const { title, author, url, date } of rows) {
      expect(title.trim(), url).toBe(title);
      expect(title, url).not.toBe('');
      expect(author.trim(), url).not.toBe('');
      expect(new URL(url).protocol, title).toMatch(/^https?:$/);
      if (date !== undefined) expect(isDay(date), `${title}: ${date}`).toBe(true);
    }
  });

  it('are named once each', () => {
    const addresses = rows.map(({ url }) => url);
    expect(addresses.filter((url, index) => addresses.indexOf(url) !== index)).toEqual([]);
  });
});

/** Two ways to fill a map that the browsers and Node versions in use do not all have yet. */

/** The value of a key; where there is none, a new one is created and kept. */
export function getOrInsert<Key, Value>(
  map: Map<Key, Value>,
  key: Key,
  create: () => Value,
): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const created = create();
  map.set(key, created);
  return created;
}

/** The items by a key, keys and items in the order in which they come. */
export function groupBy<Key, Item>(
  items: Iterable<Item>,
  keyOf: (item: Item) => Key,
): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) getOrInsert(groups, keyOf(item), (): Item[] => []).push(item);
  return groups;
}

"""The array type of the engines: `librt.vecs.vec`, or a plain list where librt is not installed.

This module is never compiled, since a class defined as a fall-back does not compile; compiled modules import `vec` from here
and the compiler still recognises the native type.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from librt.vecs import vec
else:
    try:
        from librt.vecs import vec
    except ImportError:

        class vec(list):  # noqa: N801  (the name of the type it stands in for)
            """A list that answers to `vec[i64](items)`; slices are copies of the same type."""

            def __class_getitem__(cls, item):
                return cls

            def __getitem__(self, index):
                found = list.__getitem__(self, index)
                return vec(found) if isinstance(index, slice) else found


__all__ = ["vec"]

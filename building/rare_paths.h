/* Read by the C compiler before the translated engines. A call of one of these functions means that something went wrong:
   what leads there is rare, is laid out apart from the rules and optimised for size. */
#include <Python.h>

#define RARE __attribute__((cold))

RARE void PyErr_SetNone(PyObject *);
RARE void PyErr_SetString(PyObject *, const char *);
RARE PyObject *PyErr_Format(PyObject *, const char *, ...);
RARE PyObject *PyErr_Occurred(void);
RARE void CPy_AddTraceback(const char *, const char *, int, PyObject *);
RARE void CPy_AttributeError(const char *, const char *, const char *, const char *, int, PyObject *);
RARE void CPy_TypeError(const char *, PyObject *);
RARE void CPy_TypeErrorTraceback(const char *, const char *, int, PyObject *, const char *, PyObject *);
